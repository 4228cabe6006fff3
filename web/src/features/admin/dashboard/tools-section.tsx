import type { LucideIconData } from '@lucide/icons';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import Megaphone from '@lucide/icons/icons/megaphone';
import Route from '@lucide/icons/icons/route';
import Store from '@lucide/icons/icons/store';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AdminSection } from '../admin-section.tsx';

const Tool = ({
  icon,
  title,
  text,
  children,
}: {
  icon: LucideIconData;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <li className="tool">
    <h3>
      <Icon icon={icon} />
      {title}
    </h3>
    <p>{text}</p>
    <div className="row">{children}</div>
  </li>
);

const NewTab = ({ to, children }: { to: string; children: string }) => (
  <LinkButton variant="outline" to={to} target="_blank" rel="noopener">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </LinkButton>
);

/** Ways to look at the pages an owner meets before and beside the dashboard. */
export const ToolsSection = () => (
  <AdminSection title="Tools">
    <ul className="tools">
      <Tool icon={Megaphone} title="Ad landing page" text="The page people land on from an ad.">
        <NewTab to="/ad">Open the ad page</NewTab>
      </Tool>
      <Tool
        icon={Route}
        title="Onboarding previews"
        text="Walk through setup. You can skip any step, and nothing is saved."
      >
        <LinkButton variant="outline" to="/onboarding-preview?plan=standard">
          Standard
        </LinkButton>
        <LinkButton variant="outline" to="/onboarding-preview?plan=trial">
          Trial
        </LinkButton>
      </Tool>
      <Tool
        icon={Store}
        title="Test business types"
        text="Create a business of each type, switch between them, and see their starter prompts."
      >
        <LinkButton variant="outline" to="/test-business-types">
          Open
        </LinkButton>
      </Tool>
      <Tool
        icon={FlaskConical}
        title="Automated testing"
        text="Coming soon: run the test suite from here and read its results."
      >
        <span className="tag">Coming soon</span>
      </Tool>
    </ul>
  </AdminSection>
);
