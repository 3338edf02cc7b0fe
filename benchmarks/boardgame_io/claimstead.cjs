// Two WebSocket clients a table of Claimstead's server, which move in turn.
// node claimstead.cjs MOVES_A_SECOND SECONDS [VERSION_OF_THE_MESSAGES], with a line of JSON on its input:
// [{"table": id, "seats": [{"address": ..., "cookie": ...}, ...]}, ...] -> one line of JSON
const WebSocket = require('ws');
const readline = require('node:readline');

const [rate, seconds, version = 2] = process.argv.slice(2).map(Number);
const delays = [];
let counting = false;
let sent = 0;
let bytes = 0;

function join({ table: id, seats: people }) {
  const table = { seats: [], sent: null };
  const seen = (seat) => {
    // The other seat sees the move.
    if (table.sent && seat !== table.sent.seat && seat.update.number > table.sent.number) {
      if (counting) delays.push(performance.now() - table.sent.at);
      table.sent = null;
    }
  };
  table.move = () => {
    if (table.sent) return false;
    const [a, b] = table.seats;
    const seat = a.update.legal.length ? a : b;
    const { legal, number } = seat.update;
    if (!legal.length || number < Math.max(a.update.number, b.update.number)) return false;
    const { move } = legal[Math.floor(Math.random() * legal.length)];
    table.sent = { seat, number, at: performance.now() };
    sent += 1;
    seat.socket.send(JSON.stringify({ type: 'move', table: id, move, id: String(sent) }));
    return true;
  };
  const joined = people.map(({ address, cookie }, index) => new Promise((done) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?version=${version}`, {
      headers: { Cookie: cookie }, perMessageDeflate: false,
    });
    const seat = { socket, update: null };
    table.seats[index] = seat;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'watch', table: id }));
      if (index === 1) socket.send(JSON.stringify({ type: 'sit', table: id, seat: 'b' }));
    });
    socket.on('message', (data) => {
      if (counting) bytes += data.length;
      const heard = JSON.parse(data);
      if (heard.type !== 'update' && heard.type !== 'change') return;
      const told = heard.type === 'change' ? { ...seat.update, ...heard } : heard;
      seat.update = told;
      const isFull = told.seats.every((each) => each.kind !== 'open');
      if (told.status === 'gathering' && isFull && !seat.ready) {
        // Both have to agree.
        seat.ready = true;
        socket.send(JSON.stringify({ type: 'start', table: id }));
      }
      if (told.status !== 'gathering') { done(); seen(seat); }
    });
  }));
  return Promise.all(joined).then(() => table);
}

async function run(wanted) {
  const tables = [];
  for (let number = 0; number < wanted.length; number += 20) {
    tables.push(...await Promise.all(wanted.slice(number, number + 20).map(join)));
  }
  process.stdout.write('ready\n');
  return tables;
}

function play(tables) {
  let next = 0;
  let made = 0;
  const start = performance.now();
  counting = true;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - start) / 1000 * rate);
    for (let tried = 0; made < due && tried < tables.length; tried += 1, next += 1) {
      if (tables[next % tables.length].move()) made += 1;
    }
  }, 2);
  setTimeout(() => {
    counting = false;
    clearInterval(timer);
    delays.sort((a, b) => a - b);
    const at = (part) => delays[Math.min(delays.length - 1, Math.floor(part * delays.length))];
    const told = {
      moves: delays.length, seconds: (performance.now() - start) / 1000, p50: at(0.5), p99: at(0.99), bytes,
    };
    process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0));
  }, seconds * 1000);
}

let tables = null;
readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  if (tables === null) tables = await run(JSON.parse(line));
  else play(tables);
});
