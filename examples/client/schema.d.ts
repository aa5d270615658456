export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys of access tokens
         * @description The key that signs access tokens, and those that did before (RFC 7517).
         */
        get: operations["getKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Claims of the caller's credential
         * @description What the presented credential allows and how long it lasts.
         */
        get: operations["getCallerClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity of the caller
         * @description Who the presented credential stands for.
         */
        get: operations["getCallerIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Index of the API for callers with a credential
         * @description Names every endpoint.
         */
        get: operations["getApiIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an assertion is exchanged
         * @description Says what POST to the same path accepts.
         */
        get: operations["getClaim"];
        put?: never;
        /**
         * Exchange an assertion for an access token
         * @description Takes an ID-JAG that a trusted provider made for the agent (`identity_assertion`), the assertion of a registered service (`service_auth`), or any text (`anonymous`, for demos). An assertion is used once. Whatever is wrong with one, the answer is the same.
         */
        post: operations["postClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent events in the life of credentials
         * @description What was issued and revoked lately. It shows fingerprints, and no credential.
         */
        get: operations["listAgentEvents"];
        put?: never;
        /**
         * Revoke a credential
         * @description Ends a token or key at once, everywhere. Whatever else is sent as the token, the answer is the same and nothing happens. A trusted provider can send a security event token instead, which ends every token of the subject that it names.
         */
        post: operations["postAgentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an agent gets an identity
         * @description Says where a demo token is minted, where an assertion is exchanged, and where a credential is revoked.
         */
        get: operations["getIdentity"];
        put?: never;
        /**
         * Mint a demo token
         * @description Gives an access token for an anonymous agent. The body may be left out. For production, exchange an assertion at POST /api/agent/claim.
         */
        post: operations["mintIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a demo key
         * @description Gives a key that is sent as `x-api-key` and lasts a day. The body may be left out; an e-mail address in it is checked and not kept.
         */
        post: operations["postKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Several reads in one request
         * @description Runs 1 to 20 reads and answers them in their order, each with its own status and body. A batch counts as one request of the rate limit. What may be read is marked `x-batchable` in /openapi.json.
         */
        post: operations["postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public contact channels
         * @description How the person can be reached.
         */
        get: operations["getContact"];
        put?: never;
        /**
         * Validate an inquiry
         * @description Checks an inquiry and makes a job of it, which is polled at `poll_url`. Nothing is sent and nothing is kept. With an `Idempotency-Key` a retry gets the answer of the first request.
         */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs-mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The MCP server of the documentation
         * @description Says what the server is and how to call it. A GET that asks for a stream, as clients of earlier revisions do, is 405: nothing is streamed here.
         */
        get: operations["getDocsMcp"];
        put?: never;
        /**
         * Call the MCP server of the documentation
         * @description Takes one message of JSON-RPC 2.0 over Streamable HTTP, of revision 2026-07-28 or of those that begin with `initialize`, back to 2025-03-26. There are no sessions, and the answer is always JSON. A notification is 202 without a body.
         */
        post: operations["postDocsMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work history, hackathons, skills and education
         * @description Positions, hackathons, skill groups and education in one bundle, latest first.
         */
        get: operations["getExperience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service answers
         * @description Answers ok with the time at the service and an index of its endpoints. It is never cached.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a job is
         * @description A job is `processing` for a second and then `completed`, with a result. After 24 hours it is unknown. The id is all there is of a job, so any copy of the service knows it.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The MCP server of the portfolio
         * @description Says what the server is and how to call it. A GET that asks for a stream, as clients of earlier revisions do, is 405: nothing is streamed here.
         */
        get: operations["getMcp"];
        put?: never;
        /**
         * Call the MCP server of the portfolio
         * @description Takes one message of JSON-RPC 2.0 over Streamable HTTP, of revision 2026-07-28 or of those that begin with `initialize`, back to 2025-03-26. There are no sessions, and the answer is always JSON. A notification is 202 without a body.
         */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the portfolio is about
         * @description The public profile: name, e-mail, roles, location, availability and links.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects, filtered and in pages
         * @description Projects in their fixed order, newest first. While `has_more` is true, pass `next_cursor` as `cursor` to get the next page. The `Link` header names the first, previous and next page. Pages of the default size are also files, `/api/projects/{all|client|personal}/{cursor}.json`.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be tried without consequences
         * @description The sandbox mirrors production and is read-only, so every example can be tried on the service itself.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a question
         * @description Answers a question in plain words about the person, the work or this API, with the pages that say so. Without a question it says what can be asked. `Accept: text/event-stream` streams the answer.
         */
        get: operations["getAsk"];
        put?: never;
        /**
         * Ask a question in a body
         * @description Answers a question that is sent as JSON or as a form. With an `Idempotency-Key` a retry gets the first answer; an answer that is streamed is made anew each time, whatever that header says.
         */
        post: operations["postAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One event in the life of a credential. */
        AgentEvent: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Names the event. */
            id: string;
            /**
             * @description The kind of identity that it happened to.
             * @enum {string}
             */
            identity_type: "anonymous" | "identity_assertion" | "service_auth";
            /** @description A one-way fingerprint of whom it happened to. */
            subject: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "token.issued" | "key.issued" | "credential.revoked";
        };
        /** @description An event that a client reports. */
        AgentEventInput: {
            /**
             * @description The kind of event.
             * @constant
             */
            event: "revoke";
            /** @description The access token or demo key that is to end. */
            token: string;
        };
        /** @description Recent events in the life of credentials. */
        AgentEvents: {
            /** @description The latest 100, latest first. */
            events?: components["schemas"]["AgentEvent"][];
            /** @description What can be done here. */
            hint?: string;
        };
        /** @description AgentEvents in the v1 envelope. */
        AgentEventsV1: {
            data: components["schemas"]["AgentEvents"];
            /** @constant */
            version: "v1";
        };
        /** @description What the API offers to a caller with a credential. */
        ApiIndex: {
            /**
             * Format: uri
             * @description Documentation for people.
             */
            docs?: string;
            /** @description Every endpoint, as method and path. */
            endpoints?: string[];
            /** @description What this is. */
            message?: string;
            ok?: boolean;
            /**
             * Format: uri
             * @description Documentation for programs.
             */
            openapi?: string;
            /** @description The version of the API. */
            version?: string;
        };
        /** @description ApiIndex in the v1 envelope. */
        ApiIndexV1: {
            data: components["schemas"]["ApiIndex"];
            /** @constant */
            version: "v1";
        };
        /** @description A question in plain words, as a form. */
        AskForm: {
            /** @description Earlier questions, latest last, for follow-ups such as `and his email?`. */
            "context.prev"?: string[];
            /** @description How many results at most. */
            limit?: number;
            /** @description Whether the answer is streamed. False wins over Accept. */
            "prefer.streaming"?: boolean;
            /** @description The same under another name. */
            prev?: string[];
            /** @description The question, of 1 to 500 characters. */
            q?: string;
            /** @description The same under another name. */
            query?: string;
            /** @description The question again, as some clients name it. */
            "query.text"?: string;
            /** @description The same under another name. */
            streaming?: boolean;
        };
        /** @description A question in plain words. */
        AskInput: {
            /** @description `context.prev` again. */
            context?: {
                prev?: string[];
            } & {
                [key: string]: unknown;
            };
            /** @description Earlier questions, latest last, for follow-ups such as `and his email?`. */
            "context.prev"?: string[];
            /** @description How many results at most. */
            limit?: number;
            /** @description `prefer.streaming` again. */
            prefer?: {
                streaming?: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description Whether the answer is streamed. False wins over Accept. */
            "prefer.streaming"?: boolean;
            /** @description The same under another name. */
            prev?: string[];
            /** @description The question, of 1 to 500 characters. */
            q?: string;
            /** @description The same under another name, as text or as an object with `text`. */
            query?: string | ({
                text: string;
            } & {
                [key: string]: unknown;
            });
            /** @description The question again, as some clients name it. */
            "query.text"?: string;
            /** @description The same under another name. */
            streaming?: boolean;
        };
        /** @description What kind of answer it is. */
        AskMeta: {
            /**
             * @description How it was answered: from typed data, by the owner's own answer, by sentences quoted from the documents, or by a language model from those; `usage` says what can be asked, and `none` that nothing was found.
             * @enum {string}
             */
            method?: "intent" | "faq" | "extractive" | "llm" | "usage" | "none";
            /**
             * @description The form of the results.
             * @constant
             */
            response_format?: "conversational_search";
            /**
             * @description Whether there is an answer.
             * @enum {string}
             */
            response_type?: "answer" | "failure";
            /**
             * Format: uri
             * @description The site that was asked.
             */
            site?: string;
            /**
             * @description The version of NLWeb that the answer follows.
             * @constant
             */
            version?: "0.55";
        };
        /** @description The answer to a question. */
        AskResponse: {
            _meta: components["schemas"]["AskMeta"];
            /** @description The answer as plain text. */
            answer: string;
            /** @description Why there is no answer. */
            error?: {
                /**
                 * @description The one reason there is: nothing here answers the question.
                 * @constant
                 */
                code: "NO_RESULTS";
                /** @description What that means. */
                message: string;
            };
            /** @description The question as it was understood; empty where there was none. */
            query: string;
            /** @description Pages that have to do with it, best first, one entry for each page. */
            results: components["schemas"]["AskResult"][];
        };
        /** @description A page that has to do with the question. */
        AskResult: {
            /** @description What the page is about, as a type of schema.org. */
            "@type": string;
            /** @description What it says, in short. */
            description: string;
            /** @description What the result rests on. */
            grounding: {
                /** @description Where what is said about it comes from. */
                source_urls: string[];
            };
            /** @description The name of the page or of its part. */
            name: string;
            /** @description How well it fits the question. */
            score: number;
            /**
             * Format: uri
             * @description The site that it belongs to.
             */
            site: string;
            /**
             * Format: uri
             * @description Where it is.
             */
            url: string;
        };
        /** @description The answer of one read. */
        BatchEntry: {
            /** @description The body of that read. */
            body: {
                [key: string]: unknown;
            };
            /** @description The path as it was sent. */
            path: string;
            /** @description The HTTP status of that read. */
            status: number;
        };
        /** @description Reads to run in one request. */
        BatchInput: {
            /** @description What to read, in the order of the answers. */
            operations: {
                /**
                 * @description Only GET.
                 * @constant
                 */
                method: "GET";
                /** @description The path of a read, with its query, such as /api/profile. */
                path: string;
            }[];
        };
        /** @description The answers of a batch. */
        BatchResult: {
            /** @description How many reads there were. */
            count: number;
            /** @description One entry for each operation, in the order in which they were sent. */
            results: components["schemas"]["BatchEntry"][];
        };
        /** @description BatchResult in the v1 envelope. */
        BatchResultV1: {
            data: components["schemas"]["BatchResult"];
            /** @constant */
            version: "v1";
        };
        /** @description The claims of the caller's credential. */
        Caller: {
            /** @description How many seconds it still lasts. */
            expires_in: number;
            /**
             * @description The kind of identity.
             * @enum {string}
             */
            identity_type: "anonymous" | "identity_assertion" | "service_auth";
            /** @description What it allows, separated by spaces. */
            scope: string;
            /** @description Who the credential stands for. */
            sub: string;
        };
        /** @description How an assertion is exchanged for an access token. */
        ClaimInfo: {
            /** @description The identity types that can be exchanged. */
            accepts?: string[];
            /** @description The assertions of agents' providers. */
            assertion_types_supported?: string[];
            /** @description Where an assertion is posted. */
            endpoint?: string;
            /** @description How an assertion is exchanged. */
            how?: string;
        };
        /** @description ClaimInfo in the v1 envelope. */
        ClaimInfoV1: {
            data: components["schemas"]["ClaimInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description An assertion to be exchanged. */
        ClaimInput: {
            /** @description An ID-JAG, or the assertion of a service; for an anonymous claim any text. */
            assertion: string;
            /**
             * @description The kind of identity; without it the assertion's `typ` decides.
             * @enum {string}
             */
            identity_type?: "anonymous" | "identity_assertion" | "service_auth";
        };
        /** @description An inquiry that became a job. */
        ContactAccepted: {
            /** @description Names the job; pass it to GET /api/jobs/{id} as it is. */
            job_id: string;
            /** @description What happens next, for people. */
            message?: string;
            /**
             * @description The inquiry was accepted.
             * @constant
             */
            ok: true;
            /**
             * Format: uri
             * @description Where the job is polled.
             */
            poll_url: string;
            /** @description Whether a job was made of it. */
            queued?: boolean;
            /**
             * @description The state of the job.
             * @enum {string}
             */
            status: "processing" | "completed";
        };
        /** @description ContactAccepted in the v1 envelope. */
        ContactAcceptedV1: {
            data: components["schemas"]["ContactAccepted"];
            /** @constant */
            version: "v1";
        };
        /** @description Public contact channels. */
        ContactInfo: {
            /**
             * Format: uri
             * @description Where a program posts an inquiry.
             */
            api?: string;
            /** @description When the person can take on work. */
            availability?: string;
            /**
             * Format: email
             * @description An e-mail address for inquiries.
             */
            email?: string;
            /**
             * Format: uri
             * @description A web page with a contact form.
             */
            form?: string;
            /** @description Where the job of an inquiry is polled. */
            jobs?: string;
            /** @description Where the person works from. */
            location?: string;
        };
        /** @description ContactInfo in the v1 envelope. */
        ContactInfoV1: {
            data: components["schemas"]["ContactInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description An inquiry. White space around a member does not count, and other members are ignored. */
        ContactInput: {
            /**
             * Format: email
             * @description Where an answer would go.
             */
            email: string;
            /** @description What is asked. */
            message: string;
            /** @description Who asks. */
            name: string;
        };
        /** @description One degree or course. */
        Education: {
            /** @description What was earned there. */
            degree: string;
            /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
            end?: string;
            /** @description The subject. */
            field?: string;
            /** @description The school. */
            institution: string;
            /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
            start?: string;
            /**
             * Format: uri
             * @description The web page of the school.
             */
            url?: string;
        };
        /** @description What every error looks like. */
        Error: {
            error: {
                /** @description Names the error for programs. */
                code: string;
                /**
                 * Format: uri
                 * @description Where the code is explained.
                 */
                docs?: string;
                /** @description What to do about it. */
                hint: string;
                /** @description Each field that failed, when several did. */
                issues?: {
                    code: string;
                    message: string;
                    path: string;
                }[];
                /** @description What is wrong. */
                message: string;
            };
        };
        /** @description An error in the v1 envelope. */
        ErrorV1: {
            error: {
                /** @description Names the error for programs. */
                code: string;
                /**
                 * Format: uri
                 * @description Where the code is explained.
                 */
                docs?: string;
                /** @description What to do about it. */
                hint: string;
                /** @description Each field that failed, when several did. */
                issues?: {
                    code: string;
                    message: string;
                    path: string;
                }[];
                /** @description What is wrong. */
                message: string;
            };
            /** @constant */
            version: "v1";
        };
        /** @description One position. */
        Experience: {
            /** @description Who the work was for. */
            company: string;
            /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
            end?: string;
            /** @description What was achieved. */
            highlights: string[];
            /** @description Where the work was done. */
            location?: string;
            /** @description What the person worked as. */
            role: string;
            /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
            start: string;
            /** @description What the work was, in a sentence or two. */
            summary?: string;
            /** @description Technologies and topics. */
            tags: string[];
            /**
             * Format: uri
             * @description The web page of the employer.
             */
            url?: string;
        };
        /** @description Work history, hackathons, skills and education. */
        ExperienceBundle: {
            /** @description Degrees and courses, latest first. */
            education?: components["schemas"]["Education"][];
            /** @description Positions, latest first. */
            experiences?: components["schemas"]["Experience"][];
            /** @description Hackathons, latest first. */
            hackathons?: components["schemas"]["Hackathon"][];
            /** @description Skills by group. */
            skillGroups?: components["schemas"]["SkillGroup"][];
        };
        /** @description ExperienceBundle in the v1 envelope. */
        ExperienceBundleV1: {
            data: components["schemas"]["ExperienceBundle"];
            /** @constant */
            version: "v1";
        };
        /** @description One hackathon. */
        Hackathon: {
            /** @description What was won. */
            award?: string;
            /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
            date: string;
            /** @description The name of the event. */
            name: string;
            /** @description What was built. */
            project?: string;
            /** @description What happened, in a sentence or two. */
            summary?: string;
            /**
             * Format: uri
             * @description A web page about it.
             */
            url?: string;
        };
        /** @description Whether the service answers, and what it offers. */
        Health: {
            /**
             * Format: uri
             * @description Documentation for people.
             */
            docs?: string;
            /** @description Every endpoint, as method and path. */
            endpoints?: string[];
            /**
             * Format: uri
             * @description Documentation for programs.
             */
            openapi?: string;
            /**
             * Format: uri
             * @description The address of the site.
             */
            site: string;
            /**
             * @description Always ok: a service that is not does not answer.
             * @constant
             */
            status: "ok";
            /**
             * Format: date-time
             * @description The time at the service.
             */
            time?: string;
        };
        /** @description Health in the v1 envelope. */
        HealthV1: {
            data: components["schemas"]["Health"];
            /** @constant */
            version: "v1";
        };
        /** @description The identity of the caller, and where identities are made. */
        IdentityInfo: {
            /**
             * Format: uri
             * @description Where an assertion is exchanged.
             */
            claim_endpoint?: string;
            /**
             * Format: uri
             * @description Where a credential is revoked.
             */
            events_endpoint?: string;
            /** @description How to get another credential. */
            how?: string;
            /**
             * Format: uri
             * @description Where a demo token is minted.
             */
            identity_endpoint?: string;
            /** @description The kind of identity. */
            mode?: string;
            /** @description Who the credential stands for. */
            sub?: string;
        };
        /** @description IdentityInfo in the v1 envelope. */
        IdentityInfoV1: {
            data: components["schemas"]["IdentityInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description What a demo token is asked for with; it may be left out. */
        IdentityInput: {
            /**
             * @description The only kind that is minted here.
             * @constant
             */
            identity_type?: "anonymous";
            /**
             * @description The same by its other name.
             * @constant
             */
            type?: "anonymous";
        };
        /** @description One check of an inquiry. */
        JobCheck: {
            /** @description What was found. */
            detail: string;
            /**
             * @description What was looked at.
             * @enum {string}
             */
            name: "email_domain" | "links" | "message_language" | "message_length";
            /** @description Whether it is as inquiries usually are. */
            passed: boolean;
        };
        /** @description What became of an inquiry. */
        JobResult: {
            /**
             * Format: date-time
             * @description When the inquiry came in.
             */
            accepted_at: string;
            /** @description What was looked at. */
            checks: components["schemas"]["JobCheck"][];
            /**
             * Format: date-time
             * @description When its job was done.
             */
            completed_at: string;
            /**
             * @description Nothing is ever sent or kept.
             * @constant
             */
            delivered: false;
            /**
             * @description The inquiry was looked at, and that is all.
             * @constant
             */
            outcome: "validated";
        };
        /** @description How far a job is. */
        JobStatus: {
            /** @description Names the job; pass it to GET /api/jobs/{id} as it is. */
            job_id: string;
            /**
             * Format: uri
             * @description Where the job is polled.
             */
            poll_url: string;
            /** @description Present when the job is completed. */
            result?: components["schemas"]["JobResult"];
            /**
             * @description The state of the job.
             * @enum {string}
             */
            status: "processing" | "completed";
        };
        /** @description JobStatus in the v1 envelope. */
        JobStatusV1: {
            data: components["schemas"]["JobStatus"];
            /** @constant */
            version: "v1";
        };
        /** @description What a demo key is asked for with; it may be left out. */
        KeyInput: {
            /**
             * Format: email
             * @description Checked, and not kept.
             */
            email?: string;
        };
        /** @description A demo key. */
        KeyResponse: {
            /** @description The key. Send it as x-api-key. */
            api_key: string;
            /**
             * Format: uri
             * @description Documentation of credentials.
             */
            docs?: string;
            /** @description How many seconds it lasts. */
            expires_in: number;
            /** @description What it allows. */
            scopes: string[];
            /** @constant */
            token_type?: "ApiKey";
            /** @description How it is sent. */
            use?: string;
        };
        /** @description KeyResponse in the v1 envelope. */
        KeyResponseV1: {
            data: components["schemas"]["KeyResponse"];
            /** @constant */
            version: "v1";
        };
        /** @description The public keys of access tokens. */
        KeySet: {
            /** @description The key that signs, then those that signed before. */
            keys: components["schemas"]["PublicKey"][];
        };
        /** @description A server of the Model Context Protocol. */
        McpInfo: {
            /**
             * Format: uri
             * @description Where its card is: all that a client needs to connect.
             */
            card?: string;
            /** @description How to call it. */
            how?: string;
            /** @description The name of the server. */
            name?: string;
            /** @description The protocol and its newest revision that is spoken here. */
            protocol?: string;
            /** @description What it can do. `tools/list` gives the schemas too. */
            tools?: {
                description: string;
                name: string;
                title: string;
            }[];
            /** @description How messages are carried. */
            transport?: string;
            /** @description Its release. */
            version?: string;
        };
        /** @description A message of JSON-RPC 2.0. */
        McpRpcRequest: {
            /** @description Given back with the answer. A message without it is a notification, and has none. */
            id?: string | number;
            /** @constant */
            jsonrpc: "2.0";
            /** @description `initialize`, `ping`, `server/discover`, `tools/list`, `tools/call`, or a notification. */
            method: string;
            /** @description What the method is called with. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description An answer of JSON-RPC 2.0. */
        McpRpcResult: {
            /** @description Why there is no result. `data` holds the code, hint and docs of the service's own errors. */
            error?: {
                /** @description A code of JSON-RPC or of the protocol. */
                code: number;
                /** @description What is wrong. */
                message: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The id of the request; null where it could not be told. */
            id: (string | number) | null;
            /** @constant */
            jsonrpc: "2.0";
            /** @description What was asked for. */
            result?: {
                [key: string]: unknown;
            };
        };
        /** @description Who the portfolio is about. */
        Profile: {
            /** @description When the person can take on work. */
            availability?: string;
            /**
             * Format: email
             * @description An e-mail address that reaches the person.
             */
            email: string;
            /**
             * Format: uri
             * @description The person's GitHub page.
             */
            github?: string;
            /**
             * Format: uri
             * @description The person's LinkedIn page.
             */
            linkedin?: string;
            /** @description Where the person works from. */
            location?: string;
            /** @description The name of the person. */
            name: string;
            /** @description Where the portfolio is shown. */
            portfolio?: string;
            /** @description What the person works as. */
            roles?: string[];
            /**
             * Format: uri
             * @description The person's web site.
             */
            site?: string;
            /** @description One sentence that says what the person does. */
            tagline?: string;
        };
        /** @description Profile in the v1 envelope. */
        ProfileV1: {
            data: components["schemas"]["Profile"];
            /** @constant */
            version: "v1";
        };
        /** @description One project of the portfolio. */
        Project: {
            /** @description What it is, in Markdown. */
            description: string;
            /**
             * @description Whether it was made for a client or for oneself.
             * @enum {string}
             */
            kind?: "client" | "personal";
            /** @description Where the project can be seen. */
            link?: string;
            /** @description Where its source is. */
            repo?: string;
            /** @description One line about the project. */
            subtitle?: string;
            /** @description Technologies and topics. */
            tags?: string[];
            /** @description The name of the project. */
            title: string;
            /** @description The year of the project, as four digits. */
            year?: string;
        };
        /** @description A page of projects. */
        ProjectList: {
            /** @description How many projects there are after filtering. */
            count: number;
            /** @description The cursor of this page. */
            cursor: string;
            /** @description Whether a next page exists. */
            has_more: boolean;
            /** @description The page size used. */
            limit: number;
            /** @description The cursor of the next page; null when there are no more. */
            next_cursor?: string | null;
            /** @description The projects of this page, in the order of the list. */
            projects: components["schemas"]["Project"][];
            /** @description How many projects there are without a filter. */
            total?: number;
        };
        /** @description ProjectList in the v1 envelope. */
        ProjectListV1: {
            data: components["schemas"]["ProjectList"];
            /** @constant */
            version: "v1";
        };
        /** @description A public key (RFC 7517). */
        PublicKey: {
            alg: string;
            crv: string;
            kid: string;
            kty: string;
            /** @constant */
            use: "sig";
            x: string;
        };
        /** @description What can be tried without consequences. */
        Sandbox: {
            /**
             * Format: uri
             * @description The base address of the API.
             */
            base_url?: string;
            /** @description What the sandbox is. */
            description?: string;
            /** @description Steps to try. */
            how_to_use?: string[];
            /** @description True in the sandbox. */
            is_sandbox?: boolean;
            /** @description The name of the sandbox. */
            name?: string;
            /**
             * Format: uri
             * @description The base address of production.
             */
            production?: string;
            /** @description The limit for each client, in words. */
            rate_limit?: string;
            /**
             * Format: uri
             * @description The base address of the sandbox.
             */
            sandbox_base_url?: string;
        };
        /** @description Sandbox in the v1 envelope. */
        SandboxV1: {
            data: components["schemas"]["Sandbox"];
            /** @constant */
            version: "v1";
        };
        /** @description Why a security event was not taken (RFC 8935). */
        SecurityEventError: {
            /** @description What is wrong. */
            description: string;
            /**
             * @description Names the error.
             * @enum {string}
             */
            err: "invalid_request" | "authentication_failed" | "invalid_audience";
        };
        /** @description Skills that belong together. */
        SkillGroup: {
            /** @description What the skills have in common. */
            name: string;
            /** @description The skills. */
            skills: string[];
        };
        /** @description An access token. */
        TokenResponse: {
            /** @description The token. Send it in the Authorization header, or as x-api-key. */
            access_token: string;
            /** @description How many seconds it lasts. */
            expires_in?: number;
            /**
             * @description The kind of identity that it stands for.
             * @enum {string}
             */
            identity_type?: "anonymous" | "identity_assertion" | "service_auth";
            /** @description What it allows, separated by spaces. */
            scope?: string;
            /**
             * @description How it is sent.
             * @constant
             */
            token_type: "Bearer";
        };
        /** @description TokenResponse in the v1 envelope. */
        TokenResponseV1: {
            data: components["schemas"]["TokenResponse"];
            /** @constant */
            version: "v1";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getCallerClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            /** @description This path needs a valid credential. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getCallerIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityInfo"];
                };
            };
            /** @description This path needs a valid credential. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getApiIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiIndex"];
                };
            };
            /** @description This path needs a valid credential. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimInfo"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimInput"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The request body is not a JSON object. The Idempotency-Key header is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The assertion was not accepted. The identity_type is not supported here. Several fields cannot be used. This Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    listAgentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEvents"];
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postAgentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentEventInput"];
                "application/secevent+jwt": string;
            };
        };
        responses: {
            /** @description The latest events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEvents"];
                };
            };
            /** @description The security event was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["SecurityEventError"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description This kind of event is not handled. Several fields cannot be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where identities are made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityInfo"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    mintIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IdentityInput"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The request body is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The identity_type is not supported here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyInput"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            /** @description The request body is not a JSON object. The Idempotency-Key header is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The e-mail address cannot be used. This Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchInput"];
            };
        };
        responses: {
            /** @description One entry for each operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            /** @description The request body is not a JSON object. The Idempotency-Key header is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The operations cannot be run. This Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The inquiry was accepted; `Location` is the `poll_url` of its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAccepted"];
                };
            };
            /** @description The request body is not a JSON object. The Idempotency-Key header is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The name cannot be used. The e-mail address cannot be used. The message cannot be used. Several fields cannot be used. This Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getDocsMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpInfo"];
                };
            };
            /** @description Requests from this origin are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description This path does not take that method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
        };
    };
    postDocsMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpRpcRequest"];
            };
        };
        responses: {
            /** @description The answer, with a result or an error of the protocol. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Requests from this origin are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description None of the accepted media types can be produced. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
        };
    };
    getExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The experience bundle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceBundle"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `job_id` of a 202 answer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the job; `Retry-After` says when to ask again while it is processing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            /** @description There is no such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpInfo"];
                };
            };
            /** @description Requests from this origin are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description This path does not take that method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
        };
    };
    postMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpRpcRequest"];
            };
        };
        responses: {
            /** @description The answer, with a result or an error of the protocol. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not a JSON object. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Requests from this origin are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description None of the accepted media types can be produced. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                    "text/markdown": string;
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the page before; opaque. */
                cursor?: string;
                /** @description Page size. */
                limit?: number;
                /** @description Words that must all occur in title, tags or description. Case and accents do not matter. */
                q?: string;
                /** @description Only projects of this kind. */
                type?: "client" | "personal";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The cursor cannot be used. The limit cannot be used. The type is not known. The query cannot be used. Several fields cannot be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description of the sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    getAsk: {
        parameters: {
            query?: {
                /** @description Earlier questions, latest last, for follow-ups such as `and his email?`. */
                "context.prev"?: string[];
                /** @description How many results at most. */
                limit?: number;
                /** @description Whether the answer is streamed. False wins over Accept. */
                "prefer.streaming"?: boolean;
                /** @description The same under another name. */
                prev?: string[];
                /** @description The question, of 1 to 500 characters. */
                q?: string;
                /** @description The same under another name. */
                query?: string;
                /** @description The question again, as some clients name it. */
                "query.text"?: string;
                /** @description The same under another name. */
                streaming?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description The client has these bytes already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The query cannot be used. The limit cannot be used. Several fields cannot be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
    postAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request, so that a retry gets the answer of the first. Visible ASCII, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AskInput"];
                "application/x-www-form-urlencoded": components["schemas"]["AskForm"];
            };
        };
        responses: {
            /** @description The answer, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description The request body is not a JSON object. The Idempotency-Key header is not usable. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is larger than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The request body is of a type that is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The query cannot be used. The limit cannot be used. Several fields cannot be used. This Idempotency-Key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description Too many requests from this client. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description The service failed to answer. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
            /** @description A part that this request needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/markdown": string;
                };
            };
        };
    };
}
