import type { FiguresToAsk } from '#web/core/figures-to-ask.ts';
import type { ConversationPlace } from '../conversation/conversation-state.ts';
import type { LocalPhoto, LocalTurn } from '../conversation/local-turn.ts';

/** A question of this tab as it is sent. */
export const questionOf = (
  { id, text, prompt, replaces, continues, takenFrom, figures, photo }: LocalTurn,
  place: ConversationPlace,
) => ({
  message_id: id,
  chat_id: place.conversationId,
  business_id: place.businessId,
  helper_id: place.helperId,
  ...(continues && replaces
    ? { continues: replaces }
    : {
        ...(text && { text }),
        ...(prompt && { prompt }),
        ...(replaces && { replaces }),
        ...(takenFrom && !replaces && { taken_from: takenFrom }),
        ...(figures && { figures: sentFigures(figures) }),
        ...(photo?.data && { photo: sentPhoto(photo) }),
      }),
});

/** A photo as the server takes it: both pictures in base64. */
const sentPhoto = ({ data = '', thumbnail = '' }: LocalPhoto) => ({
  data: data.slice(data.indexOf(',') + 1),
  thumbnail: thumbnail.slice(thumbnail.indexOf(',') + 1),
});

/** Figures as the server takes them. */
const sentFigures = ({ calculator, inputs: { rows, ...inputs } }: FiguresToAsk) => ({
  calculator,
  inputs: { ...inputs, ...(rows && { rows: [...rows] }) },
});
