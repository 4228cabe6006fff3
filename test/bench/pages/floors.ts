import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Serves the floors: the pages of the product without their scripts, and a page with React only. */
export const startFloors = async (productUrl: string) => {
  const script = await bareReact();

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: Buffer | string) =>
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
        .end(gzipSync(body));
    if (path === '/bare-react')
      return send('text/html', '<!doctype html><body><script src="/bare.js"></script>');
    if (path === '/bare.js') return send('text/javascript', script);
    const own = await fetch(productUrl + path);
    const type = own.headers.get('content-type') ?? 'text/html';
    if (!type.startsWith('text/html')) return send(type, Buffer.from(await own.arrayBuffer()));
    const page = await own.text();
    send(
      type,
      page
        .replace(/<script[^>]* src="[^>]*><\/script>/g, '')
        .replace(/<link[^>]* disabled>/g, '')
        .replace(/<style data-href="([^"]+)">.*?<\/style>/gs, '<link rel="stylesheet" href="$1">')
        .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, ''),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
};

const bareReact = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import {createRoot} from 'react-dom/client';import {createElement as e} from 'react';createRoot(document.body.appendChild(document.createElement('div'))).render(e('h1',null,'Bare React'))",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
};
