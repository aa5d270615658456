import { baseOf } from "../../../src/contract/base.ts";
import { ApiError, type ErrorCode, errorBody } from "../../../src/contract/errors.ts";
import { apiHeaders, noCache } from "../../../src/contract/headers.ts";
import { headerMaps, pathVariable } from "./header-maps.ts";
import { fileLocation } from "./locations.ts";
import { markdownMaps } from "./markdown-maps.ts";
import { quoted } from "./quoted.ts";

/** What an operator says of the place. */
export interface NginxSettings {
  /** The origin of the site. */
  readonly site: string;
  /** The folder of the built site, whole. */
  readonly root: string;
  readonly port: number;
  /** Where Node listens, e.g. `127.0.0.1:8787`. */
  readonly upstream: string;
}

/** An error that nginx answers by itself, in the words of the service. */
const answers = (site: string, name: string, code: ErrorCode, extra: Readonly<Record<string, string>> = {}): string => {
  const error = new ApiError(code);
  const headers = { ...apiHeaders, ...noCache, ...extra };
  return `  location ${name} {
    default_type "application/json; charset=utf-8";
${Object.entries(headers)
  .map(([header, value]) => `    add_header ${header} ${quoted(value)} always;`)
  .join("\n")}
    return ${error.status} ${quoted(JSON.stringify(errorBody(error, baseOf(site))))};
  }`;
};

/**
 * The configuration of an nginx that serves the files by itself and asks Node for the rest (D1). It belongs where nginx
 * reads servers, such as `/etc/nginx/conf.d/`, and starts Node with `TRUST_PROXY=1`.
 */
export const nginxConf = ({ site, root, port, upstream }: NginxSettings): string => {
  const headers = headerMaps();
  return `# Made by \`npm run nginx\` for ${site}. Make it again after an upgrade; content does not change it.

upstream vitrine {
  server ${upstream};
  keepalive 16;
}

${markdownMaps()}

${headers.map(({ map }) => map).join("\n")}

server {
  listen ${port};
  server_name ${new URL(site).hostname};
  server_tokens off;
  root ${quoted(root)};
  set ${pathVariable} $uri;
  # Node refuses what is too large before it has read it; this is for what is far too large.
  client_max_body_size 1m;
  # What visitors send, and what they are answered, is never written to a disk.
  client_body_buffer_size 1m;
  proxy_max_temp_file_size 0;
  error_page 413 @too_large;
  # A file takes no other method than GET and HEAD: Node says so.
  error_page 405 = @node;
  error_page 502 504 =503 @unavailable;
  # What is not even a request never reaches Node; an API answers no HTML to that either.
  error_page 400 494 /.malformed;
  error_page 414 /.too-long;

${fileLocation(headers)}

  location @node {
    proxy_pass http://vitrine;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    # With this Node says of a stream that it is to be passed on as it comes.
    proxy_pass_header X-Accel-Buffering;
    # A redirect names the path, which may be as long as nginx takes it.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
  }

  location = /.malformed {
    internal;
    default_type text/plain;
    return 400 "Bad Request";
  }

  location = /.too-long {
    internal;
    default_type text/plain;
    return 414 "URI Too Long";
  }

${answers(site, "@too_large", "payload_too_large")}

${answers(site, "@unavailable", "unavailable", { "Retry-After": "5" })}
}
`;
};
