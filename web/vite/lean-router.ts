import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Edit, edited } from './edited.ts';

/**
 * Leaves out of the router what only its other modes need (data and server routers, prefetching, warnings for
 * developers), a third of what every visitor downloads of it. The app has one plain `<BrowserRouter>`, so the contexts of
 * the other modes are always empty; once that is written into the code, the bundler sees the rest is never reached.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: production('index') },
        { find: /^react-router\/dom$/, replacement: production('dom-export') },
      ],
    },
  }),
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/.*\.mjs$/.test(id)) return;
    const edits = editsOf(this.parse(code), code);
    const isRouter = code.includes('function BrowserRouter(');
    const missing = Object.keys(neverReached).filter((name) => !code.includes(`${name}(`));
    if (isRouter && missing.length) this.error(`The router has no ${missing.join(', ')} any more`);
    return { code: edited(code, edits), map: null };
  },
});

const production = (file: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  );

/** Contexts that only the other modes fill. */
const empty = /^(DataRouterContext|DataRouterStateContext|FrameworkContext|RSCRouterContext)$/;
/** Functions whose other branches belong to the other modes, with what remains of them. */
const neverReached: Record<string, string> = {
  useNavigate: 'return useNavigateUnstable();',
  useRoutes: 'return useRoutesImpl(arguments[0], arguments[1]);',
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  RSCErrorHandler: 'return null;',
  DefaultErrorComponent: 'return null;',
};

/** Warnings for developers, and what is set on a component after it was made, which looks like use of it. */
const idle = /^(warning(Once)?\(|\w+\.(displayName|contextType) = )/;

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const editsOf = (program: object, code: string): Edit[] => {
  const edits: Edit[] = [];
  const visit = (node: Node) => {
    const edit = editOf(node, code);
    if (edit) edits.push(edit);
    else
      for (const part of Object.values(node).flat())
        if (part && typeof part === 'object' && 'type' in part) visit(part as Node);
  };
  visit(program as Node);
  return edits;
};

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';

const editOf = (node: Node, code: string): Edit | undefined => {
  const { type, start, end } = node;
  const textOf = (part: Node) => code.slice(part.start, part.end);
  const text = textOf(node);
  if (type === 'FunctionDeclaration') {
    const rest = neverReached[nameOf(node.id)];
    const body = node.body as Node;
    return rest === undefined
      ? undefined
      : { start: body.start, end: body.end, text: `{ ${rest} }` };
  }
  if (type === 'ExpressionStatement' && idle.test(text)) return { start, end, text: ';' };
  if (type === 'VariableDeclarator' && text.startsWith('dataRouterState = dataRouterOpts'))
    return { start, end, text: 'dataRouterState = null' };
  if (type === 'ConditionalExpression' && text.startsWith('dataRouterOpts &&'))
    return { start, end, text: textOf(node.alternate as Node) };
  if (type !== 'CallExpression') return;
  const [first] = node.arguments as Node[];
  if (/^React\d*\.useContext\(/.test(text) && empty.test(nameOf(first)))
    return { start, end, text: 'null' };
  if (/^invariant\d?\(/.test(text) && first)
    return { start, end, text: `${textOf(node.callee as Node)}(${textOf(first)})` };
  return /^React\d*\.(forwardRef|memo|createContext)\(/.test(text)
    ? { start, end: start, text: '/* @__PURE__ */ ' }
    : undefined;
};
