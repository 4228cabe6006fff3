import { keepWeekView, type WeekView, weekViews } from './week-view-on-device.ts';

const names: Record<WeekView, string> = { list: 'List', calendar: 'Calendar' };

/** Switches the week between list and calendar. */
export const ViewSwitch = ({
  businessId,
  view,
  onView,
}: {
  businessId: string;
  view: WeekView;
  onView: (view: WeekView) => void;
}) => (
  <fieldset className="segmented-control week-view">
    <legend className="sr-only">Show your week as</legend>
    {weekViews.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === view}
        onClick={() => {
          keepWeekView(businessId, one);
          onView(one);
        }}
      >
        {names[one]}
      </button>
    ))}
  </fieldset>
);
