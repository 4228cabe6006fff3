import type { ChartData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';
import { Bars } from './bars.tsx';
import { Lines } from './lines.tsx';
import { Waterfall } from './waterfall.tsx';

/** Draws a calculation. */
export const CalculationChart = (data: ChartData) => {
  switch (data.kind) {
    case 'bars':
      return <Bars text={data.text} bars={data.bars} />;
    case 'steps':
      return <Waterfall text={data.text} parts={data.parts} whole={data.whole} />;
    case 'lines': {
      const { kind: _, ...lines } = data;
      return <Lines {...lines} />;
    }
  }
};
