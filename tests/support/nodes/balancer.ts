import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/database/test-server.ts'
import { ensureProgram } from '../../../scripts/debian.mjs'
import { runServer, type RunningServer } from './run-server.ts'

/**
 * Starts nginx before several nodes: a request that a node did not answer goes to the next one, unless it writes. What a
 * node has not, as files of another build, the next one is asked for.
 * @param folder for its files.
 */
export async function startBalancer(folder: string, nodePorts: number[]): Promise<RunningServer & { url: string }> {
  const program = await ensureProgram('nginx')
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, nodePorts))
  const running = await runServer(program, ['-p', folder, '-c', file], port)
  return { ...running, url: `http://127.0.0.1:${port}` }
}

function configuration(folder: string, port: number, nodePorts: number[]): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; client_max_body_size 6m;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream nodes {
        zone nodes 64k;
        ${nodePorts.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join(' ')}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_connect_timeout 2s;
        proxy_next_upstream error timeout http_502 http_503 http_504;
        location / { proxy_pass http://nodes; }
        location /assets/ {
          proxy_pass http://nodes;
          proxy_next_upstream error timeout http_502 http_503 http_504 http_404;
        }
      }
    }
`
}
