import CornerLeftDown from '@lucide/icons/icons/corner-left-down';
import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '#web/features/week/week-query.ts';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/styles/actions.css';
import './today.css';

/** Three questions that fit this trade and this week; a press puts one into the message input and sends nothing. */
export const Suggestions = ({
  businessId,
  onPick,
}: {
  businessId: string;
  onPick: (text: string) => void;
}) => {
  const { data } = useQuery(todayQuery(businessId));
  if (!data?.suggestions.length) return null;
  return (
    <div className="chips suggestions">
      {data.suggestions.map((text) => (
        <button key={text} type="button" className="chip" onClick={() => onPick(text)}>
          <Icon icon={CornerLeftDown} />
          {text}
        </button>
      ))}
    </div>
  );
};
