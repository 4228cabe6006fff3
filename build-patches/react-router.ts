import { parseSync } from 'vite';
import type { BuildPatch } from './patch.ts';

/** Contexts that only the router's other modes fill. */
const emptyContexts = [
  'DataRouterContext',
  'DataRouterStateContext',
  'FrameworkContext',
  'RSCRouterContext',
];

/** Functions whose other branches belong to the other modes, with what remains of them. */
const shortened: Readonly<Record<string, string>> = {
  useNavigate: 'return useNavigateUnstable();',
  useRoutes: 'return useRoutesImpl(arguments[0], arguments[1]);',
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  RSCErrorHandler: 'return null;',
  DefaultErrorComponent: 'return null;',
};

/** Warnings for developers, and what is set on a component after it was made, which a bundler takes for use of it. */
const dropped = ['warning(', 'warningOnce(', '.displayName =', '.contextType ='];
/** Calls without side effects that the bundler cannot know to be so. */
const pure = ['.forwardRef(', '.memo(', '.createContext('];
const dataRouterState = 'dataRouterState = dataRouterOpts';
const dataRouterBranch = 'dataRouterOpts &&';
/** Checks, under the names the router's own bundler gave them; without their messages, which are for developers. */
const checks = ['invariant(', 'invariant2('];

/**
 * Leaves out of the router what only its other modes need (data and server routers, prefetching, warnings for
 * developers), a third of what every visitor downloads of it. The app has one plain `<BrowserRouter>`, so the contexts of
 * the other modes are always empty; once that is written into the code, the bundler sees that the rest is never reached.
 */
export const reactRouter: BuildPatch = {
  name: 'react-router',
  packages: { 'react-router': '7.18.5' },
  redirects: {
    'react-router': 'react-router/dist/production/index.mjs',
    'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  },
  files: /\/react-router\/dist\/production\/.*\.mjs$/,
  targets: [
    ...emptyContexts.map((context) => `useContext(${context})`),
    ...Object.keys(shortened).map((name) => `${name}(`),
    ...dropped,
    ...pure,
    dataRouterState,
    dataRouterBranch,
    ...checks,
  ],
  edit: (code, path, found) => {
    const edits = editsOf(parseSync(path, code).program, code);
    for (const { target } of edits) found(target);
    return edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  },
};

type Node = Record<string, unknown> & { type: string; start: number; end: number };
/** A stretch of the source, what comes in its place, and the target that was met there. */
type Edit = { start: number; end: number; by: string; target: string };

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

const editOf = (node: Node, code: string): Edit | undefined => {
  const { type, start, end } = node;
  const text = code.slice(start, end);
  if (type === 'FunctionDeclaration') return shorten(node);
  if (type === 'ExpressionStatement') {
    const target = dropped.find((piece) => text.startsWith(piece) || isSet(text, piece));
    return target ? { start, end, by: ';', target } : undefined;
  }
  if (type === 'VariableDeclarator' && text.startsWith(dataRouterState))
    return { start, end, by: 'dataRouterState = null', target: dataRouterState };
  if (type === 'ConditionalExpression' && text.startsWith(dataRouterBranch))
    return { start, end, by: textOf(node.alternate as Node, code), target: dataRouterBranch };
  return type === 'CallExpression' ? editOfCall(node, code) : undefined;
};

const shorten = (declaration: Node): Edit | undefined => {
  const name = nameOf(declaration.id);
  const rest = shortened[name];
  const { start, end } = declaration.body as Node;
  return rest === undefined ? undefined : { start, end, by: `{ ${rest} }`, target: `${name}(` };
};

const editOfCall = (call: Node, code: string): Edit | undefined => {
  const { start, end } = call;
  const callee = textOf(call.callee as Node, code);
  const [first] = call.arguments as Node[];
  const context = nameOf(first);
  if (/^React\d*\.useContext$/.test(callee) && emptyContexts.includes(context))
    return { start, end, by: 'null', target: `useContext(${context})` };
  const check = checks.find((piece) => piece === `${callee}(`);
  if (check && first) return { start, end, by: `${check}${textOf(first, code)})`, target: check };
  const target = pure.find(
    (piece) => /^React\d*\.\w+$/.test(callee) && `${callee}(`.endsWith(piece),
  );
  return target ? { start, end: start, by: '/* @__PURE__ */ ', target } : undefined;
};

const isSet = (text: string, property: string) =>
  text.replace(/^\w+/, '').startsWith(`${property} `);
const textOf = ({ start, end }: Node, code: string) => code.slice(start, end);
const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? '';
