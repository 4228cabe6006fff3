import type { PictureData } from '#shared/domain/numbers/calculators/picture-types.ts';
import { Bars } from './bars.tsx';
import { Lines } from './lines.tsx';
import { Waterfall } from './waterfall.tsx';

/** Draws a calculation. */
export const CalculationChart = (data: PictureData) => {
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
