/** How far a search may go, and how far it has gone. */
export interface Limits {
  /** Positions whose moves were made. */
  nodes: number;
  /** At so many nodes `ask` is to be called. */
  askAt: number;
  stopped: boolean;
  /** Whether it stopped only because others have answered the question; asking on is for who began it. */
  answered: boolean;
  /** Whether the search is to unwind; from then on also in `stopped`. */
  readonly ask: () => boolean;
  /** Begins anew, with at most so many nodes, and `stop` asked now and then. */
  readonly begin: (nodesMax: number, stop: (nodes: number) => boolean) => void;
  /** What is asked beside it, until it is replaced: whether others have answered the question that is searched. */
  isAnswered: () => boolean;
}

/** Nodes between two questions to the caller; a few milliseconds. */
const nodesBetween = 1 << 13;

export const createLimits = (): Limits => {
  let nodesMax = Number.POSITIVE_INFINITY;
  let stop: (nodes: number) => boolean = () => false;
  const limits: Limits = {
    nodes: 0,
    askAt: nodesBetween,
    stopped: false,
    answered: false,
    isAnswered: () => false,
    ask: () => {
      limits.stopped ||= limits.nodes > nodesMax || stop(limits.nodes);
      if (!limits.stopped && limits.isAnswered()) limits.stopped = limits.answered = true;
      limits.askAt = Math.min(limits.nodes + nodesBetween, nodesMax + 1);
      return limits.stopped;
    },
    begin: (most, asked) => {
      nodesMax = most;
      stop = asked;
      limits.nodes = 0;
      limits.stopped = limits.answered = false;
      limits.isAnswered = () => false;
      limits.askAt = Math.min(nodesBetween, nodesMax + 1);
    },
  };
  return limits;
};
