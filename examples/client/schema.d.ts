export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public keys that verify access tokens
         * @description Returns the JSON Web Key Set (RFC 7517) with the current signing key and earlier ones.
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
         * Get the caller's claims
         * @description Returns the claims of the caller's credential, with its scopes and remaining lifetime.
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
         * Get the caller's identity
         * @description Returns the identity to which the caller's credential was issued.
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
         * Get the API index
         * @description Lists every endpoint.
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
         * Describe the assertion exchange
         * @description Describes the assertions that `POST /api/agent/claim` accepts.
         */
        get: operations["getClaim"];
        put?: never;
        /**
         * Exchange an assertion for an access token
         * @description Accepts an Identity Assertion JWT Authorization Grant (ID-JAG) from a trusted identity provider (`identity_assertion`), a client assertion of a registered service (`service_auth`), or, for demos, any text (`anonymous`). An ID-JAG or a client assertion can be used only once. All invalid assertions get the same error.
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
         * List recent credential events
         * @description Lists recently issued and revoked credentials by fingerprint. Credentials are never shown.
         */
        get: operations["listAgentEvents"];
        put?: never;
        /**
         * Revoke a credential
         * @description Revokes a token or key immediately, on every server. An unknown token or key gets the same response and has no effect. A trusted identity provider can send a security event token instead, which revokes all tokens of its subject.
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
         * Describe the identity endpoints
         * @description Returns the endpoints that issue demo tokens, exchange assertions and revoke credentials.
         */
        get: operations["getIdentity"];
        put?: never;
        /**
         * Get a demo token
         * @description Issues an access token for an anonymous agent. The body is optional. In production, exchange an assertion at `POST /api/agent/claim`.
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
         * @description Issues a key for the `x-api-key` header, valid for 24 hours. The body is optional. An email address in it is validated and not stored.
         */
        post: operations["postKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token with OAuth
         * @description The token endpoint for OAuth clients (RFC 6749, RFC 7523). The JWT bearer grant takes an ID-JAG from a trusted identity provider, and the client credentials grant the client assertion of a registered service. An assertion can be used only once, here or at `POST /api/agent/claim`. Errors have the format of RFC 6749.
         */
        post: operations["postToken"];
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
         * Run several reads in one request
         * @description Runs 1 to 20 reads and returns their responses in the same order, each with its own status and body. A batch counts as one request for the rate limit. The reads that a batch may contain are marked `x-batchable` in /openapi.json.
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
         * Get contact channels
         * @description Returns the public contact channels of the portfolio's owner. `availability` is when the owner answers; that of the profile is about new work. Write to `email`: `api` only validates inquiries and delivers nothing.
         */
        get: operations["getContact"];
        put?: never;
        /**
         * Validate an inquiry
         * @description Nothing is delivered or stored: an inquiry is only validated. The `message` of the response names the address to write to. The checks run as a job, which you can poll at `poll_url`. With an `Idempotency-Key`, a retry gets the original response.
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
         * Describe the documentation MCP server
         * @description Describes the server and how to call it. Clients of earlier protocol revisions use GET to open an event stream; such a request returns 405, because the server does not stream.
         */
        get: operations["getDocsMcp"];
        put?: never;
        /**
         * Call the documentation MCP server
         * @description Accepts a JSON-RPC 2.0 message over Streamable HTTP, in protocol revision 2026-07-28, or in the earlier 2025-11-25, 2025-06-18 and 2025-03-26. The server is stateless, and responses are JSON. A notification returns 202. In revision 2025-03-26, the default, the body can also be an array of up to 10 messages without `initialize`. The response is then an array, and each message counts against the rate limit.
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
         * Get work history, hackathons, skills and education
         * @description Returns positions, hackathons, skill groups, education and further lists of a career in one object, latest first.
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
         * Check the service
         * @description Returns the status of the service, the server time and all endpoints. The response is never cached.
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
         * Get a job
         * @description Returns the status of a job. A job is `processing` for 1 second, then `completed` with a result. A job expires after 24 hours. The id contains all data of the job, so every server can return its status.
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
    "/api/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare a job description with the portfolio
         * @description Compares the requirements of a job with the portfolio, and quotes what shows each. `no_evidence` only means that no page says it. The same request always gets the same response. At most 50 requirements are compared.
         */
        post: operations["postMatch"];
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
         * Describe the portfolio MCP server
         * @description Describes the server and how to call it. Clients of earlier protocol revisions use GET to open an event stream; such a request returns 405, because the server does not stream.
         */
        get: operations["getMcp"];
        put?: never;
        /**
         * Call the portfolio MCP server
         * @description Accepts a JSON-RPC 2.0 message over Streamable HTTP, in protocol revision 2026-07-28, or in the earlier 2025-11-25, 2025-06-18 and 2025-03-26. The server is stateless, and responses are JSON. A notification returns 202. In revision 2025-03-26, the default, the body can also be an array of up to 10 messages without `initialize`. The response is then an array, and each message counts against the rate limit.
         */
        post: operations["postMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything in one response
         * @description Returns the profile, experience, all projects with their complete text, contact channels and frequently asked questions.
         */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
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
         * Get the profile
         * @description Returns the public profile: name, email, roles, location, availability and links.
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
         * List projects
         * @description Lists projects by year, newest first. While `has_more` is true, pass `next_cursor` as `cursor` to get the next page. The `Link` header has the URLs of the first, previous and next page. Pages of the default size are also available as files: `/api/projects/{all|client|personal}/{cursor}.json`. Unknown parameters are ignored and named in `warnings`.
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
    "/api/projects/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns one project with its complete text. Also available as the file `/api/projects/{slug}.json`.
         */
        get: operations["getProject"];
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
         * Describe the sandbox
         * @description Describes how to try the API. The sandbox mirrors production: both are this service. It is read-only: inquiries are only validated, not delivered or stored.
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
         * Ask about the portfolio
         * @description Answers a natural-language question about the owner of the portfolio, their work or this API, and cites its sources. Without a question, the response explains what you can ask. Send `Accept: text/event-stream` to stream the answer.
         */
        get: operations["getAsk"];
        put?: never;
        /**
         * Send a question in the request body
         * @description Answers a question that is sent as JSON or as a form. With an `Idempotency-Key`, a retry gets the original answer. The header has no effect on streamed answers, which are generated again for each request.
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
        /** @description One credential lifecycle event. */
        AgentEvent: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description The id of the event. */
            id: string;
            /**
             * @description The identity type of the credential.
             * @enum {string}
             */
            identity_type: "anonymous" | "identity_assertion" | "service_auth";
            /** @description A one-way fingerprint of the subject. */
            subject: string;
            /**
             * @description The type of the event.
             * @enum {string}
             */
            type: "token.issued" | "key.issued" | "credential.revoked";
        };
        /** @description An event reported by a client. */
        AgentEventInput: {
            /**
             * @description The event type.
             * @constant
             */
            event: "revoke";
            /** @description The access token or demo key to revoke. */
            token: string;
        };
        /** @description Recent credential lifecycle events. */
        AgentEvents: {
            /** @description The latest 100 events, newest first. */
            events?: components["schemas"]["AgentEvent"][];
            /** @description How to use this endpoint. */
            hint?: string;
        };
        /** @description AgentEvents in the v1 envelope. */
        AgentEventsV1: {
            data: components["schemas"]["AgentEvents"];
            /** @constant */
            version: "v1";
        };
        /** @description The index of the API. */
        ApiIndex: {
            /**
             * Format: uri
             * @description The human-readable documentation.
             */
            docs?: string;
            /** @description All endpoints, as method and path. */
            endpoints?: string[];
            /** @description A status message. */
            message?: string;
            ok?: boolean;
            /**
             * Format: uri
             * @description The OpenAPI document.
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
        /** @description A natural-language question, as a form. */
        AskForm: {
            /** @description Earlier questions, oldest first, for follow-ups. */
            "context.prev"?: string[];
            /** @description The maximum number of results. */
            limit?: number;
            /** @description Whether to stream the answer. `false` overrides the Accept header. */
            "prefer.streaming"?: boolean;
            /** @description Alias of `context.prev`. */
            prev?: string[];
            /** @description The question, 1 to 500 characters. */
            q?: string;
            /** @description Alias of `q`. */
            query?: string;
            /** @description Alias of `q`. */
            "query.text"?: string;
            /** @description Alias of `prefer.streaming`. */
            streaming?: boolean;
        };
        /** @description A natural-language question. */
        AskInput: {
            /** @description The nested form of `context.prev`. */
            context?: {
                prev?: string[];
            } & {
                [key: string]: unknown;
            };
            /** @description Earlier questions, oldest first, for follow-ups. */
            "context.prev"?: string[];
            /** @description The maximum number of results. */
            limit?: number;
            /** @description The nested form of `prefer.streaming`. */
            prefer?: {
                streaming?: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description Whether to stream the answer. `false` overrides the Accept header. */
            "prefer.streaming"?: boolean;
            /** @description Alias of `context.prev`. */
            prev?: string[];
            /** @description The question, 1 to 500 characters. */
            q?: string;
            /** @description Alias of `q`, as a string or as an object with `text`. */
            query?: string | ({
                text: string;
            } & {
                [key: string]: unknown;
            });
            /** @description Alias of `q`. */
            "query.text"?: string;
            /** @description Alias of `prefer.streaming`. */
            streaming?: boolean;
        };
        /** @description Metadata of the answer. */
        AskMeta: {
            /**
             * @description How the question was answered: `intent` from structured data, `faq` with an answer that the owner wrote, `extractive` with quoted sentences, `llm` by a language model from these sources. `usage` explains what you can ask; `none` is a failure.
             * @enum {string}
             */
            method?: "intent" | "faq" | "extractive" | "llm" | "usage" | "none";
            /**
             * @description The format of the response.
             * @constant
             */
            response_format?: "conversational_search";
            /**
             * @description Whether the question was answered.
             * @enum {string}
             */
            response_type?: "answer" | "failure";
            /**
             * Format: uri
             * @description The URL of the site.
             */
            site?: string;
            /**
             * @description The NLWeb version of the response.
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
                 * @description Nothing on this site answers the question.
                 * @constant
                 */
                code: "NO_RESULTS";
                /** @description A description of the error. */
                message: string;
            };
            /** @description The question, trimmed; empty if there was none. */
            query: string;
            /** @description Relevant pages and sections, best first, each URL once. */
            results: components["schemas"]["AskResult"][];
        };
        /** @description A relevant page. */
        AskResult: {
            /** @description The schema.org type of the page. */
            "@type": string;
            /** @description A short summary. */
            description: string;
            /** @description The sources of the result. */
            grounding: {
                /** @description The URLs of the sources. */
                source_urls: string[];
            };
            /** @description The name of the page or section. */
            name: string;
            /**
             * @description The page may help, but does not answer the question.
             * @constant
             */
            nearest?: true;
            /** @description The relevance, from 0 to 100. */
            score: number;
            /**
             * Format: uri
             * @description The URL of the site.
             */
            site: string;
            /**
             * Format: uri
             * @description The URL of the page or section.
             */
            url: string;
        };
        /** @description An award. */
        Award: {
            awarder?: string;
            date?: components["schemas"]["PartialDate"];
            summary?: string;
            title: string;
            /** Format: uri */
            url?: string;
        };
        /** @description The response to one read. */
        BatchEntry: {
            /** @description The response body of the read. */
            body: {
                [key: string]: unknown;
            };
            /** @description The path of the read, as sent. */
            path: string;
            /** @description The HTTP status of the read. */
            status: number;
        };
        /** @description Reads to run in one request. */
        BatchInput: {
            /** @description The reads to run, in order. */
            operations: {
                /**
                 * @description The method; only GET is supported.
                 * @constant
                 */
                method: "GET";
                /** @description The path of a read, with its query if it has one, for example `/api/projects?limit=5`. */
                path: string;
            }[];
        };
        /** @description The responses to a batch. */
        BatchResult: {
            /** @description The number of results. */
            count: number;
            /** @description One result per read, in the order of the request. */
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
            /** @description The remaining lifetime in seconds. */
            expires_in: number;
            /**
             * @description The identity type.
             * @enum {string}
             */
            identity_type: "anonymous" | "identity_assertion" | "service_auth";
            /** @description The granted scopes, separated by spaces. */
            scope: string;
            /** @description The subject of the credential. */
            sub: string;
        };
        /** @description A certificate. */
        Certificate: {
            date?: components["schemas"]["PartialDate"];
            issuer?: string;
            name: string;
            /** Format: uri */
            url?: string;
        };
        /** @description How to exchange an assertion for an access token. */
        ClaimInfo: {
            /** @description The supported identity types. */
            accepts?: string[];
            /** @description The supported assertion types of identity providers. */
            assertion_types_supported?: string[];
            /** @description The endpoint for assertions. */
            endpoint?: string;
            /** @description How to exchange an assertion. */
            how?: string;
        };
        /** @description ClaimInfo in the v1 envelope. */
        ClaimInfoV1: {
            data: components["schemas"]["ClaimInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description The assertion to exchange. */
        ClaimInput: {
            /** @description For `identity_assertion`, an ID-JAG. For `service_auth`, a client assertion. For `anonymous`, any text. */
            assertion: string;
            /**
             * @description The identity type. If omitted, it is inferred from the `typ` of the assertion.
             * @enum {string}
             */
            identity_type?: "anonymous" | "identity_assertion" | "service_auth";
        };
        /** @description An accepted inquiry and its job. */
        ContactAccepted: {
            /** @description The id of the job. Pass it unchanged to GET /api/jobs/{id}. */
            job_id: string;
            /** @description Says that nothing is delivered, and names the address to write to. */
            message?: string;
            /**
             * @description The fields of the inquiry are valid. Nothing is delivered.
             * @constant
             */
            ok: true;
            /**
             * Format: uri
             * @description The URL to poll for the job.
             */
            poll_url: string;
            /** @description Whether a job was created. The job runs the checks; it delivers nothing. */
            queued?: boolean;
            /**
             * @description The status of the job.
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
             * @description The endpoint that validates inquiries. It delivers nothing.
             */
            api?: string;
            /** @description When the person answers inquiries, such as office hours. */
            availability?: string;
            /**
             * Format: email
             * @description The email address for inquiries.
             */
            email?: string;
            /**
             * Format: uri
             * @description A web page with a contact form.
             */
            form?: string;
            /** @description The endpoint for the result of a validated inquiry. */
            jobs?: string;
            /** @description The location of the person. */
            location?: string;
        };
        /** @description ContactInfo in the v1 envelope. */
        ContactInfoV1: {
            data: components["schemas"]["ContactInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description An inquiry. Fields are trimmed; unknown fields are ignored. */
        ContactInput: {
            /**
             * Format: email
             * @description The email address for a reply.
             */
            email: string;
            /** @description The text of the inquiry. */
            message: string;
            /** @description The name of the sender. */
            name: string;
        };
        /** @description One degree or course. */
        Education: {
            /** @description Courses taken. */
            courses?: string[];
            /** @description The degree or certificate. */
            degree: string;
            end?: components["schemas"]["PartialDate"];
            /** @description The field of study. */
            field?: string;
            /** @description The school or university. */
            institution: string;
            /** @description The grade. */
            score?: string;
            start?: components["schemas"]["PartialDate"];
            /**
             * Format: uri
             * @description The website of the school.
             */
            url?: string;
        };
        /** @description An error response. */
        Error: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @description What failed, and what to do. */
        ErrorDetail: {
            /** @description The machine-readable error code. */
            code: string;
            /**
             * Format: uri
             * @description The documentation of the error code.
             */
            docs?: string;
            /** @description How to fix it. */
            hint: string;
            /** @description The invalid fields. Present if there are several, or if the code is `validation_failed`. */
            issues?: {
                code: string;
                message: string;
                path: string;
            }[];
            /** @description What went wrong. */
            message: string;
        };
        /** @description An error in the v1 envelope. */
        ErrorV1: {
            error: components["schemas"]["ErrorDetail"];
            /** @constant */
            version: "v1";
        };
        /** @description One position. */
        Experience: {
            /** @description The employer or client. */
            company: string;
            /** @description What the employer does. */
            description?: string;
            end?: components["schemas"]["PartialDate"];
            /** @description Achievements. */
            highlights: string[];
            /** @description The location of the work. */
            location?: string;
            /** @description The job title. */
            role: string;
            start: components["schemas"]["PartialDate"];
            /** @description The work in one or two sentences. */
            summary?: string;
            /** @description Technologies and topics. */
            tags: string[];
            /**
             * Format: uri
             * @description The website of the employer.
             */
            url?: string;
        };
        /** @description Work history, education, and further lists of a career, latest first. */
        ExperienceBundle: {
            /** @description Awards. */
            awards?: components["schemas"]["Award"][];
            /** @description Certificates. */
            certificates?: components["schemas"]["Certificate"][];
            /** @description Degrees and courses, latest first. */
            education?: components["schemas"]["Education"][];
            /** @description Positions, latest first. */
            experiences?: components["schemas"]["Experience"][];
            /** @description Hackathons, latest first. */
            hackathons?: components["schemas"]["Hackathon"][];
            /** @description Interests. */
            interests?: components["schemas"]["Interest"][];
            /** @description Spoken languages. */
            languages?: components["schemas"]["SpokenLanguage"][];
            /** @description Publications. */
            publications?: components["schemas"]["Publication"][];
            /** @description References, if the owner publishes them. */
            references?: components["schemas"]["Reference"][];
            /** @description Skills by group. */
            skillGroups?: components["schemas"]["SkillGroup"][];
            /** @description Talks. */
            talks?: components["schemas"]["Talk"][];
            /** @description Volunteer work. */
            volunteer?: components["schemas"]["Volunteer"][];
            /** @description Articles and posts. */
            writing?: components["schemas"]["Publication"][];
        };
        /** @description ExperienceBundle in the v1 envelope. */
        ExperienceBundleV1: {
            data: components["schemas"]["ExperienceBundle"];
            /** @constant */
            version: "v1";
        };
        /** @description A frequently asked question. */
        FaqEntry: {
            /** @description The answer of the portfolio's owner. */
            answer: string;
            /** @description The question. */
            question: string;
            /**
             * Format: uri
             * @description A page with more information.
             */
            url?: string;
        };
        /** @description One hackathon. */
        Hackathon: {
            /** @description The award. */
            award?: string;
            date: components["schemas"]["PartialDate"];
            /** @description The name of the event. */
            name: string;
            /** @description The project. */
            project?: string;
            /** @description The event in one or two sentences. */
            summary?: string;
            /**
             * Format: uri
             * @description A web page about the event or project.
             */
            url?: string;
        };
        /** @description The status of the service and its endpoints. */
        Health: {
            /**
             * Format: uri
             * @description The human-readable documentation.
             */
            docs?: string;
            /** @description All endpoints, as method and path. */
            endpoints?: string[];
            /**
             * Format: uri
             * @description The OpenAPI document.
             */
            openapi?: string;
            /**
             * Format: uri
             * @description The URL of the site.
             */
            site: string;
            /**
             * @description Always `ok` if the service responds.
             * @constant
             */
            status: "ok";
            /**
             * Format: date-time
             * @description The server time.
             */
            time?: string;
        };
        /** @description Health in the v1 envelope. */
        HealthV1: {
            data: components["schemas"]["Health"];
            /** @constant */
            version: "v1";
        };
        /** @description The identity of the caller, and the identity endpoints. */
        IdentityInfo: {
            /**
             * Format: uri
             * @description The endpoint that exchanges assertions.
             */
            claim_endpoint?: string;
            /**
             * Format: uri
             * @description The endpoint that revokes credentials.
             */
            events_endpoint?: string;
            /** @description How to get a credential. */
            how?: string;
            /**
             * Format: uri
             * @description The endpoint that issues demo tokens.
             */
            identity_endpoint?: string;
            /** @description The identity type. */
            mode?: string;
            /** @description The subject of the credential. */
            sub?: string;
        };
        /** @description IdentityInfo in the v1 envelope. */
        IdentityInfoV1: {
            data: components["schemas"]["IdentityInfo"];
            /** @constant */
            version: "v1";
        };
        /** @description The optional body of a demo token request. */
        IdentityInput: {
            /**
             * @description Only `anonymous` is supported here.
             * @constant
             */
            identity_type?: "anonymous";
            /**
             * @description Alias of `identity_type`.
             * @constant
             */
            type?: "anonymous";
        };
        /** @description An interest. */
        Interest: {
            keywords?: string[];
            name: string;
        };
        /** @description One check of an inquiry. */
        JobCheck: {
            /** @description The finding. Starts with `Not passed` if the inquiry did not pass. */
            detail: string;
            /**
             * @description The name of the check.
             * @enum {string}
             */
            name: "email_domain" | "links" | "message_language" | "message_length";
            /** @description Whether the inquiry passed the check. */
            passed: boolean;
        };
        /** @description The result of an inquiry. */
        JobResult: {
            /**
             * Format: date-time
             * @description When the inquiry was accepted.
             */
            accepted_at: string;
            /** @description The checks and their findings. */
            checks: components["schemas"]["JobCheck"][];
            /**
             * Format: date-time
             * @description When the job was completed.
             */
            completed_at: string;
            /**
             * @description Always false: inquiries are not delivered or stored.
             * @constant
             */
            delivered: false;
            /**
             * @description The fields are valid and every check ran. `passed` of each check says whether the inquiry passed it.
             * @constant
             */
            outcome: "validated";
        };
        /** @description The status of a job. */
        JobStatus: {
            /** @description The id of the job. Pass it unchanged to GET /api/jobs/{id}. */
            job_id: string;
            /**
             * Format: uri
             * @description The URL to poll for the job.
             */
            poll_url: string;
            /** @description Present if the job is completed. */
            result?: components["schemas"]["JobResult"];
            /**
             * @description The status of the job.
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
        /** @description The optional body of a demo key request. */
        KeyInput: {
            /**
             * Format: email
             * @description Your email address. It is validated and not stored.
             */
            email?: string;
        };
        /** @description A demo key. */
        KeyResponse: {
            /** @description The key. Send it in the x-api-key header. */
            api_key: string;
            /**
             * Format: uri
             * @description The guide to credentials.
             */
            docs?: string;
            /** @description The lifetime in seconds. */
            expires_in: number;
            /** @description The granted scopes. */
            scopes: string[];
            /** @constant */
            token_type?: "ApiKey";
            /** @description How to use the key. */
            use?: string;
        };
        /** @description KeyResponse in the v1 envelope. */
        KeyResponseV1: {
            data: components["schemas"]["KeyResponse"];
            /** @constant */
            version: "v1";
        };
        /** @description The public keys that verify access tokens. */
        KeySet: {
            /** @description The current signing key, then earlier ones. */
            keys: components["schemas"]["PublicKey"][];
        };
        /** @description A requirement, and what the pages say about it. */
        MatchedRequirement: {
            /** @description Quotations from the pages; empty without evidence. */
            evidence: components["schemas"]["MatchEvidence"][];
            /** @description The requirement, as sent or as found in the text. */
            requirement: string;
            /**
             * @description `partly` if the evidence shows some of it, such as fewer years. `no_evidence` only means that no page says it.
             * @enum {string}
             */
            verdict: "met" | "partly" | "no_evidence";
        };
        /** @description What shows a requirement. */
        MatchEvidence: {
            /** @description The name of the section. */
            name: string;
            /** @description The text of the page, word for word. */
            quote: string;
            /**
             * Format: uri
             * @description The URL of the section.
             */
            url: string;
        };
        /** @description What to compare the portfolio with. */
        MatchInput: {
            /** @description Instead of `text`: the requirements, together up to the same size. */
            requirements?: string[];
            /** @description A job description, up to 8 KiB. */
            text?: string;
        };
        /** @description The requirements of a job, compared with the portfolio. */
        MatchResult: {
            /** @description The number of requirements. */
            count: number;
            /** @description The requirements, in order. */
            results: components["schemas"]["MatchedRequirement"][];
        };
        /** @description MatchResult in the v1 envelope. */
        MatchResultV1: {
            data: components["schemas"]["MatchResult"];
            /** @constant */
            version: "v1";
        };
        /** @description An MCP server. */
        McpInfo: {
            /**
             * Format: uri
             * @description The URL of the server card, which contains everything that a client needs to connect.
             */
            card?: string;
            /** @description How to call the server. */
            how?: string;
            /** @description The name of the server. */
            name?: string;
            /** @description The protocol and its latest supported revision. */
            protocol?: string;
            /** @description The tools. `tools/list` also returns their schemas. */
            tools?: {
                description: string;
                name: string;
                title: string;
            }[];
            /** @description The transport. */
            transport?: string;
            /** @description The release of the server. */
            version?: string;
        };
        /** @description A JSON-RPC 2.0 message. Other members are refused. */
        McpRpcRequest: {
            /** @description The id of the request, which the response repeats. A message without an id is a notification and gets no response. */
            id?: string | number;
            /**
             * @description The JSON-RPC version.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description `initialize`, `ping`, `server/discover`, `tools/list`, `tools/call`, or a notification. */
            method: string;
            /** @description The parameters of the method. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description A JSON-RPC 2.0 response. */
        McpRpcResult: {
            /** @description The error. For errors of this service, `data` has code, hint and docs. */
            error?: {
                /** @description A JSON-RPC or MCP error code. */
                code: number;
                /** @description The error message. */
                message: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The id of the request, or null if it could not be read. */
            id: string | number | null;
            /** @constant */
            jsonrpc: "2.0";
            /** @description The result. */
            result?: {
                [key: string]: unknown;
            };
        };
        /** @description An error of the token endpoint (RFC 6749). */
        OAuthError: {
            /**
             * @description The error code.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "unsupported_grant_type" | "temporarily_unavailable" | "server_error";
            /** @description What went wrong and how to fix it, in ASCII. */
            error_description: string;
            /**
             * Format: uri
             * @description The documentation of the error.
             */
            error_uri: string;
        };
        /** @description A date: YYYY, YYYY-MM or YYYY-MM-DD. */
        PartialDate: string;
        /** @description A picture. */
        Picture: {
            /** @description What the picture shows; empty if it is only decoration. */
            alt: string;
            /** @description The text below it. */
            caption?: string;
            /** @description The height in pixels. */
            height: number;
            /** @description The URL of a JPEG or PNG file, or of an SVG file for generated covers. */
            url: string;
            /** @description The width in pixels. */
            width: number;
        };
        /** @description The whole portfolio. */
        PortfolioBundle: {
            contact: components["schemas"]["ContactInfo"];
            experience: components["schemas"]["ExperienceBundle"];
            /** @description Frequently asked questions. */
            faq: components["schemas"]["FaqEntry"][];
            profile: components["schemas"]["Profile"];
            /** @description All projects with their complete text, in the order of the list. */
            projects: components["schemas"]["ProjectDetail"][];
        };
        /** @description PortfolioBundle in the v1 envelope. */
        PortfolioBundleV1: {
            data: components["schemas"]["PortfolioBundle"];
            /** @constant */
            version: "v1";
        };
        /** @description The profile of the person. */
        Profile: {
            /** @description About the person, in Markdown. */
            about?: string;
            /** @description If the owner publishes it. */
            address?: string;
            /** @description The availability for new work, such as bookings. */
            availability?: string;
            /**
             * Format: email
             * @description Where mail reaches the person.
             */
            email: string;
            /**
             * Format: uri
             * @description The GitHub profile of the person.
             */
            github?: string;
            /**
             * Format: uri
             * @description The LinkedIn profile of the person.
             */
            linkedin?: string;
            /** @description For example: Ghent, Belgium. */
            location?: string;
            /** @description The name, as the person writes it. */
            name: string;
            /** @description If the owner publishes it. */
            phone?: string;
            photo?: components["schemas"]["Picture"];
            /** @description The URL of the portfolio. */
            portfolio?: string;
            /** @description If the owner publishes it. */
            postalCode?: string;
            /** @description Profiles on other networks. */
            profiles?: {
                network: string;
                /** Format: uri */
                url: string;
                username?: string;
            }[];
            /** @description For example: engineer. */
            roles?: string[];
            /**
             * Format: uri
             * @description The website of the person.
             */
            site?: string;
            /** @description One sentence about what the person does. */
            tagline?: string;
        };
        /** @description Profile in the v1 envelope. */
        ProfileV1: {
            data: components["schemas"]["Profile"];
            /** @constant */
            version: "v1";
        };
        /** @description A project. */
        Project: {
            cover?: components["schemas"]["Picture"];
            /** @description The description, in Markdown. */
            description: string;
            /**
             * @description Whether it is client work or a personal project; omitted for any other project.
             * @enum {string}
             */
            kind?: "client" | "personal";
            /** @description The URL of the project. */
            link?: string;
            /** @description The URL of the source code. */
            repo?: string;
            /** @description The name of the project in URLs, which does not change. */
            slug?: string;
            /** @description A one-line summary. */
            subtitle?: string;
            /** @description Technologies and topics. */
            tags?: string[];
            /** @description The name of the project. */
            title: string;
            /** @description The day on which the text last changed, YYYY-MM-DD. */
            updated?: string;
            /** @description The URL of the project's page. */
            url?: string;
            /** @description The year, four digits. */
            year?: string;
        };
        /** @description A project with its complete text. */
        ProjectDetail: {
            cover?: components["schemas"]["Picture"];
            /** @description The description, in Markdown. */
            description: string;
            end?: components["schemas"]["PartialDate"];
            /** @description The organization. */
            entity?: string;
            /** @description Further pictures. */
            gallery?: components["schemas"]["Picture"][];
            /**
             * @description Whether it is client work or a personal project; omitted for any other project.
             * @enum {string}
             */
            kind?: "client" | "personal";
            /** @description The URL of the project. */
            link?: string;
            /** @description The complete text of the project, in Markdown. */
            markdown: string;
            /** @description The URL of the source code. */
            repo?: string;
            /** @description What the owner did in it. */
            roles?: string[];
            /** @description The name of the project in URLs, which does not change. */
            slug?: string;
            start?: components["schemas"]["PartialDate"];
            /** @description A one-line summary. */
            subtitle?: string;
            /** @description Technologies and topics. */
            tags?: string[];
            /** @description The name of the project. */
            title: string;
            /** @description For example: talk, book. */
            type?: string;
            /** @description The day on which the text last changed, YYYY-MM-DD. */
            updated?: string;
            /** @description The URL of the project's page. */
            url?: string;
            /** @description The year, four digits. */
            year?: string;
        };
        /** @description ProjectDetail in the v1 envelope. */
        ProjectDetailV1: {
            data: components["schemas"]["ProjectDetail"];
            /** @constant */
            version: "v1";
        };
        /** @description A page of projects. */
        ProjectList: {
            /** @description The number of projects that match the filters. */
            count: number;
            /** @description The cursor of this page. */
            cursor: string;
            /** @description Whether there is a next page. */
            has_more: boolean;
            /** @description The page size used. */
            limit: number;
            /** @description The cursor of the next page, or null on the last page. */
            next_cursor?: string | null;
            /** @description The projects of this page. */
            projects: components["schemas"]["Project"][];
            /** @description The number of projects without filters. */
            total?: number;
            /** @description Parameters of the request that are unknown and were ignored. */
            warnings?: string[];
        };
        /** @description ProjectList in the v1 envelope. */
        ProjectListV1: {
            data: components["schemas"]["ProjectList"];
            /** @constant */
            version: "v1";
        };
        /** @description A book, paper, article or other text. */
        Publication: {
            date?: components["schemas"]["PartialDate"];
            publisher?: string;
            summary?: string;
            title: string;
            /** Format: uri */
            url?: string;
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
        /** @description A reference. Published only if the owner chooses so. */
        Reference: {
            /** @description Who says it. */
            name: string;
            /** @description What they say. */
            text: string;
        };
        /** @description How to try the API. */
        Sandbox: {
            /**
             * Format: uri
             * @description The base URL of the API.
             */
            base_url?: string;
            /** @description What happens to requests. */
            description?: string;
            /** @description Requests to try. */
            how_to_use?: string[];
            /** @description Whether this service can be used to try the API; always true. */
            is_sandbox?: boolean;
            /** @description The name of the sandbox. */
            name?: string;
            /**
             * Format: uri
             * @description The base URL of the production service: the same as `base_url`.
             */
            production?: string;
            /** @description The rate limit for each client. */
            rate_limit?: string;
            /**
             * Format: uri
             * @description The base URL for trying the API: the same as `base_url`.
             */
            sandbox_base_url?: string;
        };
        /** @description Sandbox in the v1 envelope. */
        SandboxV1: {
            data: components["schemas"]["Sandbox"];
            /** @constant */
            version: "v1";
        };
        /** @description Why a security event was rejected (RFC 8935). */
        SecurityEventError: {
            /** @description A description of the error. */
            description: string;
            /**
             * @description The error code.
             * @enum {string}
             */
            err: "invalid_request" | "authentication_failed" | "invalid_audience";
        };
        /** @description A group of skills. */
        SkillGroup: {
            /** @description For example: expert. */
            level?: string;
            /** @description The name of the group. */
            name: string;
            /** @description The skills. */
            skills: string[];
        };
        /** @description A language that the person speaks. */
        SpokenLanguage: {
            /** @description For example: native, B2. */
            fluency?: string;
            language: string;
        };
        /** @description A talk. */
        Talk: {
            date?: components["schemas"]["PartialDate"];
            event?: string;
            location?: string;
            summary?: string;
            title: string;
            /** Format: uri */
            url?: string;
        };
        /** @description A token request (RFC 6749, RFC 7523). Other parameters are ignored. */
        TokenForm: {
            /** @description The ID-JAG, for the JWT bearer grant. */
            assertion?: string;
            /** @description The client's signed assertion. The client credentials grant requires it. */
            client_assertion?: string;
            /**
             * @description The type of `client_assertion`. Required if that is sent.
             * @constant
             */
            client_assertion_type?: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
            /** @description The client id. It must be the client of each assertion. */
            client_id?: string;
            /**
             * @description How the client gets the token.
             * @enum {string}
             */
            grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer" | "client_credentials";
            /** @description The requested scopes, separated by spaces. Default: every scope that the assertion allows. */
            scope?: string;
        };
        /** @description An access token. */
        TokenResponse: {
            /** @description The token. Send it in the Authorization or x-api-key header. */
            access_token: string;
            /** @description The lifetime in seconds. */
            expires_in?: number;
            /**
             * @description The identity type of the token.
             * @enum {string}
             */
            identity_type?: "anonymous" | "identity_assertion" | "service_auth";
            /** @description The granted scopes, separated by spaces. */
            scope?: string;
            /**
             * @description The token type.
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
        /** @description Volunteer work. */
        Volunteer: {
            end?: components["schemas"]["PartialDate"];
            highlights?: string[];
            location?: string;
            organization: string;
            role?: string;
            start?: components["schemas"]["PartialDate"];
            summary?: string;
            /** Format: uri */
            url?: string;
        };
    };
    responses: {
        /** @description Requests from this origin are not allowed. */
        ForbiddenOriginRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description A request with this Idempotency-Key is still running. */
        IdempotencyInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with this Idempotency-Key is still running. */
        IdempotencyInProgressV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description An unexpected error occurred. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected error occurred. */
        InternalErrorOAuth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description An unexpected error occurred. */
        InternalErrorRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description An unexpected error occurred. */
        InternalErrorV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The email address is invalid. This Idempotency-Key was already used with a different body. */
        InvalidEmailOrIdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The email address is invalid. This Idempotency-Key was already used with a different body. */
        InvalidEmailOrIdempotencyKeyReusedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The request body is not a JSON object. The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body is not a JSON object. The Idempotency-Key header is invalid. The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidJsonOrInvalidIdempotencyKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body is not a JSON object. The Idempotency-Key header is invalid. The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidJsonOrInvalidIdempotencyKeyV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The request body is not a JSON object. The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidJsonRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description The request body is not a JSON object. The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidJsonV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The operations are invalid. This Idempotency-Key was already used with a different body. */
        InvalidOperationsOrIdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operations are invalid. This Idempotency-Key was already used with a different body. */
        InvalidOperationsOrIdempotencyKeyReusedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidRequestRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description The request is not valid HTTP, or its headers or parameters conflict. */
        InvalidRequestV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The job does not exist or has expired. */
        JobNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The job does not exist or has expired. */
        JobNotFoundV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description This path does not support this method. */
        MethodNotAllowedRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description The Accept header allows neither JSON nor an event stream. */
        NotAcceptableRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description Not modified: the client already has this version. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request body is larger than 64 KiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body is larger than 64 KiB. */
        PayloadTooLargeOAuth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The request body is larger than 64 KiB. */
        PayloadTooLargeRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description The request body is larger than 64 KiB. */
        PayloadTooLargeV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description There is no project with this slug. */
        ProjectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no project with this slug. */
        ProjectNotFoundV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description Too many requests from this client. */
        RateLimited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests from this client. */
        RateLimitedOAuth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Too many requests from this client. */
        RateLimitedRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description Too many requests from this client. */
        RateLimitedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description This path requires a valid credential. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This path requires a valid credential. */
        UnauthorizedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description A backend that this request needs is unavailable. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A backend that this request needs is unavailable. */
        UnavailableOAuth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description A backend that this request needs is unavailable. */
        UnavailableV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description This event type is not supported. One or more fields are invalid. */
        UnsupportedEventOrValidationFailedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description This identity_type is not supported here. */
        UnsupportedIdentityType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This identity_type is not supported here. */
        UnsupportedIdentityTypeV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description The media type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The media type of the request body is not supported. */
        UnsupportedMediaTypeRpc: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRpcResult"];
            };
        };
        /** @description The media type of the request body is not supported. */
        UnsupportedMediaTypeV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
        /** @description One or more fields are invalid. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One or more fields are invalid. */
        ValidationFailedV1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorV1"];
            };
        };
    };
    parameters: {
        /** @description The `job_id` of a 202 response. */
        getJobId: string;
        /** @description The `slug` of a project, as in GET /api/projects. */
        getProjectSlug: string;
        /** @description A random UUID that only you know. A retry with the same key gets the original response. */
        IdempotencyKey: string;
        /** @description The `next_cursor` of the previous page, unchanged. */
        listProjectsCursor: string;
        /** @description The number of projects per page. */
        listProjectsLimit: number;
        /** @description Search terms. A project matches if every word occurs in its title, tags or description; case and accents are ignored. Matches at the start of words come first. */
        listProjectsQ: string;
        /** @description Returns only projects with this whole tag. */
        listProjectsTag: string;
        /** @description Returns only projects of this kind. */
        listProjectsType: "client" | "personal";
        /** @description Returns only projects of this year. */
        listProjectsYear: string;
    };
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
            /** @description The key set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The accepted assertions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    postClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random UUID that only you know. A retry with the same key gets the original response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["InvalidJsonOrInvalidIdempotencyKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The assertion was not accepted. This identity_type is not supported here. One or more fields are invalid. This Idempotency-Key was already used with a different body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The most recent events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEvents"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The most recent events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentEvents"];
                };
            };
            /** @description The security event was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body is not a JSON object. The request is not valid HTTP, or its headers or parameters conflict. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["SecurityEventError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description This event type is not supported. One or more fields are invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The identity endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityInfo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
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
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["InvalidJson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnsupportedIdentityType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random UUID that only you know. A retry with the same key gets the original response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The demo key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            400: components["responses"]["InvalidJsonOrInvalidIdempotencyKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidEmailOrIdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenForm"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description The request is not valid HTTP, or its headers or parameters conflict. The client was not authenticated. The assertion was not accepted. None of the requested scopes can be granted. This grant_type is not supported. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description This path requires a valid credential. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            413: components["responses"]["PayloadTooLargeOAuth"];
            /** @description The media type of the request body is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            429: components["responses"]["RateLimitedOAuth"];
            500: components["responses"]["InternalErrorOAuth"];
            503: components["responses"]["UnavailableOAuth"];
        };
    };
    postBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random UUID that only you know. A retry with the same key gets the original response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description One result per read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["InvalidJsonOrInvalidIdempotencyKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidOperationsOrIdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random UUID that only you know. A retry with the same key gets the original response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The inquiry was accepted. `Location` is the `poll_url` of its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAccepted"];
                };
            };
            400: components["responses"]["InvalidJsonOrInvalidIdempotencyKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The name is invalid. The email address is invalid. The message is invalid. One or more fields are invalid. This Idempotency-Key was already used with a different body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            /** @description The description of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpInfo"];
                };
            };
            400: components["responses"]["InvalidRequestRpc"];
            403: components["responses"]["ForbiddenOriginRpc"];
            405: components["responses"]["MethodNotAllowedRpc"];
            429: components["responses"]["RateLimitedRpc"];
            500: components["responses"]["InternalErrorRpc"];
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
                "application/json": components["schemas"]["McpRpcRequest"] | components["schemas"]["McpRpcRequest"][];
            };
        };
        responses: {
            /** @description The JSON-RPC response, with a result or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"] | components["schemas"]["McpRpcResult"][];
                };
            };
            /** @description The notification was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonRpc"];
            403: components["responses"]["ForbiddenOriginRpc"];
            /** @description The JSON-RPC method does not exist, in revision 2026-07-28. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                };
            };
            406: components["responses"]["NotAcceptableRpc"];
            413: components["responses"]["PayloadTooLargeRpc"];
            415: components["responses"]["UnsupportedMediaTypeRpc"];
            429: components["responses"]["RateLimitedRpc"];
            500: components["responses"]["InternalErrorRpc"];
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
            /** @description Positions, hackathons, skills and education. The example has one of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceBundle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
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
            /** @description The service is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `job_id` of a 202 response. */
                id: components["parameters"]["getJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the job. While it is processing, `Retry-After` is the number of seconds to wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["JobNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchInput"];
            };
        };
        responses: {
            /** @description One result per requirement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchResult"];
                };
            };
            400: components["responses"]["InvalidJson"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
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
            /** @description The description of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpInfo"];
                };
            };
            400: components["responses"]["InvalidRequestRpc"];
            403: components["responses"]["ForbiddenOriginRpc"];
            405: components["responses"]["MethodNotAllowedRpc"];
            429: components["responses"]["RateLimitedRpc"];
            500: components["responses"]["InternalErrorRpc"];
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
                "application/json": components["schemas"]["McpRpcRequest"] | components["schemas"]["McpRpcRequest"][];
            };
        };
        responses: {
            /** @description The JSON-RPC response, with a result or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"] | components["schemas"]["McpRpcResult"][];
                };
            };
            /** @description The notification was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidJsonRpc"];
            403: components["responses"]["ForbiddenOriginRpc"];
            /** @description The JSON-RPC method does not exist, in revision 2026-07-28. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpRpcResult"];
                };
            };
            406: components["responses"]["NotAcceptableRpc"];
            413: components["responses"]["PayloadTooLargeRpc"];
            415: components["responses"]["UnsupportedMediaTypeRpc"];
            429: components["responses"]["RateLimitedRpc"];
            500: components["responses"]["InternalErrorRpc"];
        };
    };
    getPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole portfolio. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioBundle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the previous page, unchanged. */
                cursor?: components["parameters"]["listProjectsCursor"];
                /** @description The number of projects per page. */
                limit?: components["parameters"]["listProjectsLimit"];
                /** @description Search terms. A project matches if every word occurs in its title, tags or description; case and accents are ignored. Matches at the start of words come first. */
                q?: components["parameters"]["listProjectsQ"];
                /** @description Returns only projects with this whole tag. */
                tag?: components["parameters"]["listProjectsTag"];
                /** @description Returns only projects of this kind. */
                type?: components["parameters"]["listProjectsType"];
                /** @description Returns only projects of this year. */
                year?: components["parameters"]["listProjectsYear"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            /** @description The cursor is invalid. The limit is invalid. The type is invalid. The tag is invalid. The year is invalid. The query is invalid. One or more fields are invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `slug` of a project, as in GET /api/projects. */
                slug: components["parameters"]["getProjectSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["ProjectNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
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
            /** @description How to try the API. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    getAsk: {
        parameters: {
            query?: {
                /** @description Earlier questions, oldest first, for follow-ups. */
                "context.prev"?: string[];
                /** @description The maximum number of results. */
                limit?: number;
                /** @description Whether to stream the answer. `false` overrides the Accept header. */
                "prefer.streaming"?: boolean;
                /** @description Alias of `context.prev`. */
                prev?: string[];
                /** @description The question, 1 to 500 characters. */
                q?: string;
                /** @description Alias of `q`. */
                query?: string;
                /** @description Alias of `q`. */
                "query.text"?: string;
                /** @description Alias of `prefer.streaming`. */
                streaming?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a failure if nothing answers the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResponse"];
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            /** @description The query is invalid. The limit is invalid. One or more fields are invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    postAsk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random UUID that only you know. A retry with the same key gets the original response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description The answer, or a failure if nothing answers the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskResponse"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidJsonOrInvalidIdempotencyKey"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The media type of the request body is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The query is invalid. The limit is invalid. One or more fields are invalid. This Idempotency-Key was already used with a different body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
