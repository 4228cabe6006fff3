import type { FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';
import type { ConversationPlace } from './conversation-place.ts';
import type { LocalPhoto, LocalTurn } from './local-turn.ts';

/** A turn as the input of the route that asks it. */
export const toQuestion = (
  { id, text, prompt, replaces, continues, forwardedFrom, figures, photo, setAside }: LocalTurn,
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
        ...(forwardedFrom && !replaces && { taken_from: forwardedFrom }),
        ...(setAside?.length && { set_aside: [...setAside] }),
        ...(figures && { figures: figuresInput(figures) }),
        ...(photo?.data && { photo: photoInput(photo) }),
      }),
});

/** A photo as the server takes it: both pictures in base64. */
const photoInput = ({ data = '', thumbnail = '' }: LocalPhoto) => ({
  data: data.slice(data.indexOf(',') + 1),
  thumbnail: thumbnail.slice(thumbnail.indexOf(',') + 1),
});

/** Figures as the server takes them. */
const figuresInput = ({ calculator, inputs: { rows, ...inputs } }: FiguresToAsk) => ({
  calculator,
  inputs: { ...inputs, ...(rows && { rows: [...rows] }) },
});
