/** What is true of a trade, in words that fit into a sentence. */
export type TradeFacts = {
  /** Short name in ids; never changes once shipped. */
  readonly slug: string;
  /** "a cleaning company": completes "We are …". */
  readonly who: string;
  /** What work is counted and charged by. */
  readonly units: string;
  readonly priceDrivers: string;
  readonly busy: string;
  readonly quiet: string;
  readonly smallJob: string;
  readonly usualJob: string;
  readonly bigJob: string;
  /** An everyday price as an example beside a blank. */
  readonly priceExample: number;
  readonly hourCostExample: number;
  readonly hoursExample: number;
  readonly emergencies: string;
  readonly tools: string;
  readonly worries: string;
  readonly roleExample: string;
  /** What one has to go back for, and how a customer puts it. */
  readonly callBackExample: string;
  readonly complaintExample: string;
  /** Words only this trade uses; no other trade's pack may hold them. */
  readonly signature: readonly string[];
};
