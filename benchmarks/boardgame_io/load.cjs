// Two socket.io clients a match that join by the match's id, and move in turn.
// node load.cjs PORT MATCHES MOVES_A_SECOND SECONDS -> one line of JSON
const { io } = require('socket.io-client');

const [port, matches, rate, seconds] = process.argv.slice(2).map(Number);
const delays = [];
let moves = 0;
let counting = false;

function join(match) {
  const seats = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/counting`, { transports: ['websocket'] });
    const player = { seat: String(seat), socket, state: null };
    socket.on('sync', (_, { state }) => { player.state = state; player.joined?.(); });
    const changed = (_, state) => {
      if (player.state && state._stateID <= player.state._stateID) return;
      player.state = state;
      if (state.sent?.seat !== undefined) return;
      table.seen(player, state);
    };
    socket.on('update', changed);
    return player;
  });
  const table = {
    seats,
    sent: null,
    seen(player, state) {
      // The other seat sees the move.
      if (this.sent && player.seat !== this.sent.seat && state._stateID > this.sent.id) {
        if (counting) { delays.push(performance.now() - this.sent.at); moves += 1; }
        this.sent = null;
      }
    },
    move() {
      if (this.sent) return;
      const newest = seats.reduce((a, b) => (a.state._stateID >= b.state._stateID ? a : b));
      const player = seats[Number(newest.state.ctx.currentPlayer)];
      const id = newest.state._stateID;
      this.sent = { seat: player.seat, id, at: performance.now() };
      const payload = { type: 'add', args: [], playerID: player.seat };
      player.socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, player.seat);
    },
  };
  return Promise.all(seats.map((player) => new Promise((done) => {
    player.joined = done;
    player.socket.on('connect', () => {
      player.socket.emit('sync', match, player.seat, undefined, 2);
    });
  }))).then(() => table);
}

(async () => {
  const tables = [];
  for (let number = 0; number < matches; number += 50) {
    const some = Array.from({ length: Math.min(50, matches - number) }, (_, i) => join(`m${number + i}`));
    tables.push(...await Promise.all(some));
  }
  process.stdout.write('ready\n');
  await new Promise((done) => process.stdin.once('data', done));
  let next = 0;
  const start = performance.now();
  counting = true;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - start) / 1000 * rate);
    for (; next < due; next += 1) tables[next % tables.length].move();
  }, 2);
  setTimeout(() => {
    counting = false;
    clearInterval(timer);
    delays.sort((a, b) => a - b);
    const at = (part) => delays[Math.min(delays.length - 1, Math.floor(part * delays.length))];
    const told = { moves, seconds: (performance.now() - start) / 1000, p50: at(0.5), p99: at(0.99) };
    process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0));
  }, seconds * 1000);
})();
