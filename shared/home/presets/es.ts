import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'ES',
  price: eurostatPrice(0.267, { note: 'VAT was cut to 10 % from March to May 2026.' }),
  pvCost: {
    value: 1350,
    tax: 'not stated',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'medium',
    note: 'Mean home system of 4.7 kW for 6,364 EUR; 2023: 7,085 EUR.',
    source: {
      title: 'APPA, Informe Anual del Autoconsumo (2024), in Energias Renovables, 13 February 2025',
      url: 'https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213',
    },
  },
  pvPrice: {
    fixed: 1600,
    each: 1010,
    validFrom: 1.5,
    validTo: 12,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-10-31',
    confidence: 'low',
    note: 'Level: the mean price. Fixed part from the breakdown of a 5 kWp system: permits and half of labour, inverter and small parts, 25 %.',
    source: {
      title:
        'Line fitted here to APPA, Informe Anual del Autoconsumo 2024: 4.7 kW for 6,364; Breakdown of a 5 kWp system, Madrid, October 2025',
      url: 'https://energias-renovables.com/autoconsumo/el-autoconsumo-solar-le-ahorra-a-cada-20250213',
      others: ['https://es.balkonkraftwerkaudit.com/presupuesto-placas-solares'],
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'same-month', expires: true },
    maxKw: 100,
    hints: [
      {
        text: 'The regulated tariff credited 0.0764 EUR per kWh on 21 November 2024.',
        url: 'https://tarifasgasluz.com/autoconsumo/tarifas/pvpc',
      },
    ],
    period: '2023-02-22',
    asOf: '2023-02-22',
    checkAfter: '2027-01-15',
    confidence: 'medium',
    note:
      'Simplified compensation (Royal Decree 244/2019) up to 100 kW: hourly netting, then the surplus is ' +
      'credited at the contract’s price, in the same month and never above the cost of the energy bought ' +
      'that month; fixed charges stay. ’Virtual batteries’ of suppliers keep the rest. On the regulated ' +
      'tariff the price follows the market: 0.0764 on average on 21 November 2024, near zero at sunny noon. ' +
      'Ask for the contract’s price.',
    source: {
      title: 'Energías Renovables, compensation on the bill, February 2023',
      url: 'https://energias-renovables.com/autoconsumo/20-000-facturas-de-la-luz-a-20230222',
      others: [
        'https://tarifasgasluz.com/autoconsumo/tarifas/pvpc',
        'https://placassolares.com/autoconsumo/normativa/compensacion-excedentes',
      ],
    },
  },
  incentives: [
    {
      id: 'irpf',
      default: 'offer',
      startsIn: { until: '2026-12-31' },
      incentive: {
        kind: 'share-of-cost',
        name: 'Income tax deduction for energy improvements',
        of: 'panels',
        share: 0.4,
        most: 3000,
        paid: 'with-tax',
      },
      period: '2025-12-26',
      asOf: '2025-12-26',
      checkAfter: '2026-12-20',
      confidence: 'medium',
      note:
        'Base at most 7,500 a year, so at most 3,000. Needs energy certificates before and after: 30 % less ' +
        'non-renewable primary energy, or class A or B. Paid by 31 December 2026 (Royal Decree-law 16/2025). ' +
        'A whole residential building: 60 %, until the end of 2027.',
      source: {
        title: 'Infobae, deductions for energy improvements in 2026, December 2025',
        url: 'https://www.infobae.com/espana/2025/12/26/estas-son-las-obras-de-mejora-que-puedes-realizar-en-tu-vivienda-en-2026-para-aplicar-deducciones-de-hasta-el-60-en-el-irpf/',
        others: [
          'https://okdiario.com/economia/boe-lo-confirma-deduccion-del-40-del-irpf-propietarios-que-hagan-esto-16123023',
          'https://www.cronista.com/espana/economia-finanzas/confirmado-por-hacienda-los-propietarios-podran-deducirse-hasta-un-40-en-el-irpf-si-hacen-estas-obras-en-su-vivienda/',
        ],
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
