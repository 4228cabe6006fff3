import { useEffect, useRef } from 'react';
import type { Errors } from '#web/ui/use-form.ts';

/** The id of a field of the profile form, so that the summary can lead to it. */
export const fieldId = (name: string) => `field-${name}`;

/** Stands above a long form that was refused: what is wrong, each line leading to its field. Takes the focus on every try. */
export const ErrorSummary = ({
  errors,
  order,
  attempts,
}: {
  errors: Errors;
  order: readonly string[];
  attempts: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const wrong = order.filter((name) => name in errors);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} className="notice notice-danger error-summary" tabIndex={-1}>
      {/* The inner part announces itself; on the outer one the focus would be read twice. */}
      <div role="alert">
        <h2>Please fix this first</h2>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
