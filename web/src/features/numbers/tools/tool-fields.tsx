import { freeToolWords } from 'virtual:free-tools';
import type { FreeToolId } from '#shared/domain/free-tools.ts';
import type { AskableId } from '#shared/domain/prompt-numbers.ts';
import { UnitField } from '#web/numbers/unit-field.tsx';
import type { Typed } from '#web/numbers/work-out.ts';
import { Opener } from '#web/ui/opener.tsx';
import type { ToolSum } from './tool-sum.ts';

const signs = { money: '$', percent: '%', hours: 'h', count: undefined } as const;

/** The fields of a free sum; before the calculator is loaded, those that are asked of everybody. */
export const ToolFields = ({
  id,
  typed,
  onType,
  sum,
}: {
  id: FreeToolId;
  typed: Typed;
  onType: (field: AskableId, text: string) => void;
  sum: ToolSum | undefined;
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
        <Opener words="Fees, tax and more">
          <div className="free-tool-fields">{more.map(fieldOf)}</div>
        </Opener>
      )}
      <p className="fine">Counted in US dollars.</p>
    </div>
  );
};

/** What to have at hand, for somebody whose browser runs no scripts. */
export const WithoutScripts = ({ id }: { id: FreeToolId }) => (
  <noscript>
    <div className="notice">
      <p>
        This sum is worked out in your browser, which needs JavaScript for it. Turn JavaScript on
        and load the page again. Have ready:
      </p>
      <ul>
        {freeToolWords[id].fields.map(({ id: field, label, hint, isOptional }) => (
          <li key={field}>
            <b>
              {label}
              {isOptional && ', if you like'}
            </b>
            : {hint}
          </li>
        ))}
      </ul>
    </div>
  </noscript>
);
