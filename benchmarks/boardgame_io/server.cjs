// boardgame.io's own server with a game that does next to nothing, in memory.
const { Server, Origins } = require('boardgame.io/server');

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [counting], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
