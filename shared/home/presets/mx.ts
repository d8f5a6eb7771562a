import { blockTariff, type Preset, withTax } from './preset.ts'

/** VAT on electricity, not included in the published tables. */
const IVA = 0.16

export const preset: Preset = {
  country: 'MX',
  tariffForm: 'blocks',
  price: {
    value: 1.33,
    low: 1.17,
    high: 1.35,
    tax: 'included',
    fixedIncluded: true,
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'low',
    note:
      'Typical subsidised household, 140 kWh a month; 1.17 to 1.35 over the seven climate tariffs. The next ' +
      'kWh costs far more: 4.70 with tax above 140 kWh a month in tariff 1. Street-lighting levy not in it.',
    source: {
      title: 'CFE domestic tariffs 2026 (SHCP Oficio 349-B-1-070)',
      url: 'https://dof.gob.mx/nota_detalle.php?codigo=5777718&fecha=31/12/2025',
      via:
        'open research notes on household prices, October 2026, which work from the utilities’ own tariffs; ' +
        'rates read in two reproductions, e.g. https://appcfecontigo.com.mx/cfe-tarifas/',
    },
  },
  use: {
    value: 1680,
    byTariff: { 1: 1080, '1A': 1560, '1B': 1860, '1C': 2640, '1D': 3060, '1E': 3600, '1F': 4900 },
    period: '2017/2020',
    asOf: '2017-12-31',
    confidence: 'medium',
    note:
      'CFE residential sales 2017 over dwellings of the 2020 census: 140 kWh a month; by climate tariff, ' +
      'monthly mean × 12.',
    source: {
      title: 'CFE sales by municipality; INEGI census 2020',
      url: 'https://zenodo.org/records/4909262',
      via: 'open research notes on household prices, October 2026, which work from the utilities’ own tariffs',
    },
  },
  pvPrice: {
    fixed: 15000,
    each: 20000,
    validFrom: 1,
    validTo: 8,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-05-07',
    confidence: 'low',
    note: 'Two size classes of one newspaper, at their middle.',
    source: {
      title: 'Line fitted here to Imagen Poblana, 7 May 2025: 1-3 kW 40,000-70,000; 3-5 kW 70,000-120,000',
      url: 'https://www.imagenpoblana.mx/25/05/07/paneles-solares--iquest-solucion-inteligente-o-lujo-inalcanzable-',
    },
  },
  tariffs: [
    {
      id: 'cfe-1',
      utility: 'CFE',
      name: 'Tarifa 1, October 2026',
      tariff: {
        buying: blockTariff([75, withTax(1.14, IVA)], [140, withTax(1.385, IVA)], [null, withTax(4.054, IVA)]),
        minimumPerMonth: withTax(25 * 1.14, IVA),
      },
      period: '2026-10',
      asOf: '2026-10-31',
      confidence: 'medium',
      note:
        'Prices with 16 % VAT added; at least 25 kWh a month are charged. Billed mostly every two months ' +
        '(blocks double). Rates rise 0.311 % a month. Hot zones (1A-1F) have larger summer blocks. Above a ' +
        'mean of 250 kWh a month the tariff DAC holds: in the Central region 6.73 a kWh and 145.79 a month, ' +
        'before VAT.',
      source: {
        title: 'CFE tariff tables, October 2026',
        url: 'https://appcfecontigo.com.mx/cfe-tarifas/',
        via: 'open research notes on household prices, October 2026, which work from the utilities’ own tariffs',
      },
    },
  ],
  selling: {
    default: 'fill',
    selling: { kind: 'net-metering', carried: 'kwh' },
    period: '2024-02',
    asOf: '2024-02-29',
    checkAfter: '2027-03-01',
    confidence: 'medium',
    note:
      'CFE offers net metering (usual for homes), net billing and sale of everything. Surplus kWh kept up ' +
      'to 12 months, then paid at the market price (2019). The electricity sector law of 2025 left older ' +
      'rules in force until replaced (regulations of 3 October 2025); permits for own use start at 0.7 MW, ' +
      'so homes need none.',
    source: {
      title: 'Diario del Yaqui, solar panels and the bill of CFE, February 2024',
      url: 'https://diariodelyaqui.mx/nacional/cfe-si-se-instalan-paneles-solares-se-deja-de-pagar-el-recibo-de-luz-/78780',
      others: [
        'https://www.eldiariodechihuahua.mx/economia/definen-esquemas-para-venta-de-luz-entre-vecinos-20191206-1596931.html',
        'https://webiis08.mondaq.com/mexico/oil-gas-electricity/1690320/new-electricity-sector-regulations-now-in-force',
        'https://theaztecjournal.com/companies/mexicos-new-energy-regulations-boost-electric-self-consumption-and-market-participation',
      ],
    },
  },
  incentives: [],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
