import { freeToolWords } from 'virtual:free-tools';
import { Link } from 'react-router-dom';
import type { FreeToolId } from '#shared/domain/free-tools.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toolIds, toolWords } from './tool-words.ts';

/** How a free sum is worked out, the other two, and what an account adds. */
export const AboutTool = ({ id }: { id: FreeToolId }) => (
  <div className="free-tool-about">
    <section>
      <h2>How it is worked out</h2>
      {[...toolWords[id].how, ...freeToolWords[id].caveats].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
    <section>
      <h2>More sums, just as free</h2>
      <ul>
        {toolIds
          .filter((one) => one !== id)
          .map((one) => (
            <li key={one}>
              <Link to={toolWords[one].path}>{toolWords[one].name}</Link>
            </li>
          ))}
      </ul>
      <p>
        With an account, seven helpers use your numbers in every answer, and there are seven more
        sums, from a discount to thirteen weeks of cash.
      </p>
      <LinkButton variant="outline" to="/features">
        See what the helpers do
      </LinkButton>
    </section>
  </div>
);
