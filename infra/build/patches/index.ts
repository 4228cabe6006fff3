import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { amplifyCss } from './amplify-css.ts';
import { amplifyTokens } from './amplify-tokens.ts';
import { awsEnvironment } from './aws-environment.ts';
import { patchBundles } from './esbuild-plugin.ts';
import { eventStreams } from './event-streams.ts';
import { openai } from './openai.ts';
import type { BuildPatch } from './patch.ts';
import { reactRouter } from './react-router.ts';
import { sesSchemas } from './ses-schemas.ts';
import { stripe } from './stripe.ts';
import { trustedTypesOfCharacterReferences } from './trusted-types-of-character-references.ts';
import { patchModules, patchStyles } from './vite-plugins.ts';

/** Every build patch: `webModules` edit scripts, `webStyles` finished stylesheets, `lambdas` the Lambdas' bundles. */
export const buildPatches: Record<'webModules' | 'webStyles' | 'lambdas', readonly BuildPatch[]> = {
  webModules: [reactRouter, trustedTypesOfCharacterReferences, amplifyTokens],
  webStyles: [amplifyCss],
  lambdas: [awsEnvironment, eventStreams, sesSchemas, stripe, openai],
};

/** The patches as plugins of the web build. */
export const webPatches = (): VitePlugin[] => [
  ...buildPatches.webModules.map(patchModules),
  ...buildPatches.webStyles.map(patchStyles),
];

/** The patches as plugins of the Lambdas' bundler. */
export const lambdaPatches = (): EsbuildPlugin[] => buildPatches.lambdas.map(patchBundles);
