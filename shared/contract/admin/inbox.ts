import * as z from 'zod';
import { ContactMessage, Suggestion } from '../../domain/feedback/feedback.ts';
import { route } from '../route.ts';
import { ListPage, pageOf } from './list-page.ts';

export const inbox = {
  listSuggestions: route({
    summary: 'The suggestion box, newest first',
    method: 'GET',
    path: '/admin/suggestions',
    access: 'admin',
    input: ListPage,
    output: pageOf(Suggestion),
  }),
  removeSuggestion: route({
    summary: 'Delete a suggestion',
    method: 'DELETE',
    path: '/admin/suggestions/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.ulid() }),
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
  listMessages: route({
    summary: 'Contact messages of owners who pay, or of everyone else, newest first',
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    input: ListPage.extend({ from: z.enum(['paid', 'others']).default('others') }),
    output: pageOf(ContactMessage),
  }),
  markMessage: route({
    summary: 'Mark a contact message as done, or reopen it',
    method: 'PUT',
    path: '/admin/messages/{id}/done',
    access: 'admin',
    input: z.strictObject({ id: z.ulid(), done: z.boolean() }),
    output: ContactMessage,
    problems: ['not-found'],
  }),
  removeMessage: route({
    summary: 'Delete a contact message',
    method: 'DELETE',
    path: '/admin/messages/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.ulid() }),
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
};
