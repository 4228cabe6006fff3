/** Whether the journeys run in full, as every night (`JOURNEYS=all`); by day those tagged `@night` are left out. */
export const isNight = process.env.JOURNEYS === 'all';
