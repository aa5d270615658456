"""The API with Python's standard library only: python3 examples/python/portfolio.py [URL]"""

import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

RETRYABLE_STATUSES = {409, 429, 503}


class ApiFailure(Exception):
    """An error response, with its status and its code for programs."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']} {error['hint']}")
        self.status = status
        self.code = error["code"]


class Portfolio:
    """A client for one portfolio. It retries when the service asks for it."""

    def __init__(self, base_url, credential=None, tries=4, sleep=time.sleep):
        self.base_url = base_url.rstrip("/")
        self.credential = credential
        self.tries = tries
        self.sleep = sleep

    def call(self, method, path, body=None, query=None, key=None):
        """Returns the body and the headers of a response. Writes are retried only with a key."""
        url = self.base_url + path + ("?" + urllib.parse.urlencode(query) if query else "")
        headers = {"Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key is not None:
            headers["Idempotency-Key"] = key
        if self.credential is not None:
            headers["x-api-key"] = self.credential
        data = None if body is None else json.dumps(body).encode()
        tries = self.tries if method == "GET" or key is not None else 1
        for left in reversed(range(tries)):
            request = urllib.request.Request(url, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer), answer.headers
            except urllib.error.HTTPError as answer:
                failure = ApiFailure(answer.code, json.load(answer)["error"])
                if left == 0 or answer.code not in RETRYABLE_STATUSES:
                    raise failure from None
                self.sleep(int(answer.headers.get("Retry-After", "1")))

    def get(self, path, **query):
        return self.call("GET", path, query=query)[0]

    def projects(self, **query):
        """Iterates all projects, page by page."""
        cursor = "0"
        while cursor is not None:
            page = self.get("/api/projects", **query, cursor=cursor)
            yield from page["projects"]
            cursor = page["next_cursor"] if page["has_more"] else None

    def inquire(self, name, email, message):
        """Sends an inquiry, which is accepted once even if it is retried, and waits for its job."""
        inquiry = {"name": name, "email": email, "message": message}
        job, headers = self.call("POST", "/api/contact", inquiry, key=str(uuid.uuid4()))
        while job["status"] != "completed":
            self.sleep(int(headers.get("Retry-After", "1")))
            job, headers = self.call("GET", "/api/jobs/" + job["job_id"])
        return job


def main():
    base_url = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("BASE_URL", "http://localhost:8787")
    portfolio = Portfolio(base_url)
    try:
        profile = portfolio.get("/api/profile")
        print(": ".join(filter(None, [profile["name"], profile.get("tagline")])))
        for project in portfolio.projects(limit=20):
            print(f"  {project.get('year', 'now '):4} {project['title']}")
        job = portfolio.inquire("Ada Example", "ada@example.com", "Would you have time for a small project in spring?")
        print(f"The inquiry is {job['status']}:")
        for check in job["result"]["checks"]:
            print(f"  {'passed' if check['passed'] else 'failed'} {check['name']}: {check['detail']}")
        answer = portfolio.get("/ask", q="How can I reach you?")
        print(answer["answer"])
    except ApiFailure as failure:
        sys.exit(str(failure))
    except (OSError, http.client.HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        sys.exit(f"No portfolio answers at {base_url}: {reason}. `npm start` serves one at http://localhost:8787.")


if __name__ == "__main__":
    main()
