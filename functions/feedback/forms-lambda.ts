import { forms } from '#shared/contract/feedback.ts';
import { feature } from '../lib/http-handler.ts';
import { contact } from './contact-as-visitor.ts';
import { suggest } from './suggest-as-visitor.ts';

export const handler = feature(forms, { suggest, contact });
