/** The colours of the factions: the card's field, and the hill at its foot. */
export const COLOURS: Record<string, { field: string; hill: string }> = {
  Gn: { field: '#c3425a', hill: '#862639' },
  Gi: { field: '#8b6a4a', hill: '#58402a' },
  Dr: { field: '#d0532a', hill: '#8a2e11' },
  Tr: { field: '#6c7f38', hill: '#435020' },
  Se: { field: '#4b57ab', hill: '#2c3576' },
  Kn: { field: '#5f7589', hill: '#384858' },
  Go: { field: '#3d8c55', hill: '#205433' },
  Un: { field: '#6e5a7d', hill: '#42344e' },
  Dw: { field: '#ad7a24', hill: '#6d4a10' },
  Do: { field: '#27868a', hill: '#145054' },
}

export const colours = (faction: string) => COLOURS[faction] ?? { field: '#777', hill: '#444' }
