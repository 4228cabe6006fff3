import { freeToolWords } from 'virtual:free-tools';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import type { FreeToolId } from '#shared/domain/numbers/free-tool-ids.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { TypedInputs } from '../calculate-with-typed.ts';
import { UnitField } from '../fields/unit-field.tsx';
import type { ToolCalculation } from './tool-calculation.ts';

const signs = { money: '$', percent: '%', hours: 'h', count: undefined } as const;

/** The fields of a free sum; before the calculator is loaded, those that are asked of everybody. */
export const ToolFields = ({
  id,
  typed,
  onType,
  sum,
}: {
  id: FreeToolId;
  typed: TypedInputs;
  onType: (field: AskableId, text: string) => void;
  sum: ToolCalculation | undefined;
}) => {
  const { fields, first } = freeToolWords[id];
  const asked: readonly string[] = sum?.shown ?? first;
  const shown = fields.filter((field) => asked.includes(field.id));
  const fieldOf = ({ id: field, label, hint, kind, options }: (typeof fields)[number]) => (
    <UnitField
      key={field}
      name={field}
      label={label}
      hint={hint}
      options={options}
      {...(kind && { unit: { sign: signs[kind], kind } })}
      text={typed[field] ?? ''}
      problem={sum?.problem(field)}
      onType={(text) => onType(field, text)}
    />
  );
  const more = shown.filter(({ isOptional }) => isOptional);
  return (
    <div className="free-tool-fields">
      {shown.filter(({ isOptional }) => !isOptional).map(fieldOf)}
      {more.length > 0 && (
        <Disclosure words="Fees, taxes, and more">
          <div className="free-tool-fields">{more.map(fieldOf)}</div>
        </Disclosure>
      )}
      <p className="fine">All amounts are in US dollars.</p>
    </div>
  );
};

/** What to have at hand, for somebody whose browser runs no scripts. */
export const WithoutScripts = ({ id }: { id: FreeToolId }) => (
  <noscript>
    <div className="notice">
      <p>
        This calculator runs in your browser and needs JavaScript. Turn it on and reload the page.
        You’ll need:
      </p>
      <ul>
        {freeToolWords[id].fields.map(({ id: field, label, hint, isOptional }) => (
          <li key={field}>
            <b>
              {label}
              {isOptional && ' (optional)'}
            </b>
            : {hint}
          </li>
        ))}
      </ul>
    </div>
  </noscript>
);
