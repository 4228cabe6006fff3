import * as z from 'zod';
import { attentionReasons } from '../../domain/connections/connection-problems.ts';
import { providerIds } from '../../domain/connections/providers.ts';
import {
  ContactMessage,
  FeedbackReply,
  Suggestion,
} from '../../domain/feedback/feedback-schemas.ts';
import { route } from '../route.ts';
import { ListPage, pageOf } from './list-page.ts';
import { AdminReason } from './reason-schema.ts';
import { UserDetail } from './users.ts';

const MessageId = z.strictObject({ id: z.ulid() });

/** A contact message with the address of the admin who takes care of it. */
const AssignedMessage = ContactMessage.extend({
  assigned_email: z.string().nullable(),
}).meta({ id: 'AssignedMessage' });

/** An answer with the address of the admin who wrote it; null after that account was deleted. */
const SentReply = FeedbackReply.extend({ admin_email: z.string().nullable() }).meta({
  id: 'SentReply',
});

/** What went wrong for an account lately: counts and states, no words. */
const WentWrong = z
  .object({
    /** The days on which answers failed, were refused, cut or slow, newest first. */
    answers: z.array(
      z.object({
        day: z.iso.date(),
        failed: z.int(),
        refused: z.int(),
        cut: z.int(),
        slow: z.int(),
      }),
    ),
    connections: z.array(
      z.object({
        provider: z.enum(providerIds),
        problem: z.enum(attentionReasons),
        since: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'WentWrong' });

/** Suggestions that are dealt with together. */
const SuggestionIds = z.strictObject({ ids: z.array(z.ulid()).min(1).max(25) });

export const inbox = {
  listSuggestions: route({
    summary: 'The suggestion box, newest first',
    method: 'GET',
    path: '/admin/suggestions',
    access: 'admin',
    input: ListPage,
    output: pageOf(Suggestion),
  }),
  listOpenSuggestions: route({
    summary: 'The suggestions that nobody has dealt with, newest first',
    method: 'GET',
    path: '/admin/ideas',
    access: 'admin',
    input: ListPage,
    output: pageOf(Suggestion),
  }),
  getSuggestion: route({
    summary: 'A suggestion with its answers, and the account and messages of who made it',
    method: 'GET',
    path: '/admin/suggestions/{id}',
    access: 'admin',
    input: z.strictObject({ id: z.ulid() }),
    output: z.object({
      suggestion: Suggestion,
      /** Where it is answered to; null for a visitor who left no address. */
      email: z.string().nullable(),
      replies: z.array(SentReply),
      others: z.array(ContactMessage),
      account: UserDetail.nullable(),
      lately: WentWrong.nullable(),
    }),
    problems: ['not-found'],
  }),
  answerSuggestions: route({
    summary:
      'Answer suggestions together, each by an email of its own; the same reply id is mailed once',
    method: 'POST',
    path: '/admin/suggestions/answers',
    access: 'admin',
    input: SuggestionIds.extend({ reply_id: z.ulid(), text: FeedbackReply.shape.text }),
    output: z.object({
      answered: z.int(),
      /** Done without an email, because no address is known. */
      without_address: z.int(),
      /** Still open: the email did not go out, or nobody knows. */
      failed: z.array(z.ulid()),
    }),
    problems: ['not-found'],
  }),
  markSuggestions: route({
    summary: 'Mark suggestions as done without an answer, or reopen them',
    method: 'PUT',
    path: '/admin/suggestions/done',
    access: 'admin',
    input: SuggestionIds.extend({ done: z.boolean() }),
    output: z.object({ marked: z.int() }),
  }),
  removeSuggestion: route({
    summary: 'Delete a suggestion',
    method: 'POST',
    // The reason travels in the body.
    path: '/admin/suggestions/{id}/deletion',
    access: 'admin',
    input: z.strictObject({ id: z.ulid(), reason: AdminReason }),
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
    method: 'POST',
    path: '/admin/messages/{id}/deletion',
    access: 'admin',
    input: z.strictObject({ id: z.ulid(), reason: AdminReason }),
    output: z.object({ id: z.ulid() }),
    problems: ['not-found'],
  }),
  listInbox: route({
    summary:
      'Contact messages that wait for an answer, or that are snoozed, the longest waiting first',
    method: 'GET',
    path: '/admin/inbox',
    access: 'admin',
    input: ListPage.extend({ show: z.enum(['open', 'snoozed']).default('open') }),
    output: pageOf(AssignedMessage),
  }),
  getMessage: route({
    summary: 'A contact message with its answers, its sender’s account and their other messages',
    method: 'GET',
    path: '/admin/messages/{id}',
    access: 'admin',
    input: MessageId,
    output: z.object({
      message: AssignedMessage,
      replies: z.array(SentReply),
      /** Other messages from the same address, newest first. */
      others: z.array(ContactMessage),
      /** null for a visitor, or after the account was deleted. */
      account: UserDetail.nullable(),
      /** null like the account. */
      lately: WentWrong.nullable(),
    }),
    problems: ['not-found'],
  }),
  replyToMessage: route({
    summary: 'Answer a contact message by email; the same reply id is mailed once',
    method: 'POST',
    path: '/admin/messages/{id}/replies',
    access: 'admin',
    input: MessageId.extend({
      reply_id: z.ulid(),
      text: FeedbackReply.shape.text,
      /** Whether the message is done with it. */
      done: z.boolean(),
    }),
    output: AssignedMessage,
    problems: ['not-found', 'unavailable'],
  }),
  assignMessage: route({
    summary: 'Take care of a contact message, or no longer',
    method: 'PUT',
    path: '/admin/messages/{id}/assignee',
    access: 'admin',
    input: MessageId.extend({ mine: z.boolean() }),
    output: AssignedMessage,
    problems: ['not-found'],
  }),
  snoozeMessage: route({
    summary: 'Take a contact message out of the open ones for some hours; 0 puts it back',
    method: 'PUT',
    path: '/admin/messages/{id}/snooze',
    access: 'admin',
    input: MessageId.extend({ hours: z.int().min(0).max(720) }),
    output: AssignedMessage,
    problems: ['not-found'],
  }),
};
