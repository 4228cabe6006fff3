import * as z from 'zod';
import { pressKinds, pressStates } from './press-rules.ts';
import { providerIds } from './providers.ts';

/** That something was pressed, as its owner takes it along; the words are there for 30 days. */
export const ExportedPress = z
  .object({
    id: z.ulid(),
    business_id: z.uuid(),
    provider: z.enum(providerIds),
    kind: z.enum(pressKinds),
    state: z.enum(pressStates),
    pressed_at: z.iso.datetime(),
    text: z.string().nullable(),
  })
  .meta({ id: 'ExportedPress' });
export type ExportedPress = z.infer<typeof ExportedPress>;
