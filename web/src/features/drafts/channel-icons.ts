import type { LucideIconData } from '@lucide/icons';
import FileText from '@lucide/icons/icons/file-text';
import Mail from '@lucide/icons/icons/mail';
import Megaphone from '@lucide/icons/icons/megaphone';
import MessageSquare from '@lucide/icons/icons/message-square';
import Phone from '@lucide/icons/icons/phone';
import Star from '@lucide/icons/icons/star';
import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';

/** The icon of a channel. */
export const channelIcons: Readonly<Record<DraftChannel, LucideIconData>> = {
  'text-message': MessageSquare,
  email: Mail,
  'call-script': Phone,
  'review-reply': Star,
  'social-post': Megaphone,
  document: FileText,
};
