import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'

/** A calculation worked by hand, apart from the code. */
export interface Example {
  /** What a person types, by the label of the box; fields left as they are at first are not named. */
  readonly typed: Readonly<Record<string, string>>
  /** The rows of Energy Usage, in order, under their boxes' labels. */
  readonly rows?: readonly Readonly<Record<'Appliance Name' | 'Watts' | 'Hours per Day', string>>[]
  /** What a calculation stores. */
  readonly inputs: Readonly<Record<string, unknown>>
  readonly results: Readonly<Record<string, number | string | null>>
  /** What the result cards show, by their names, in their order. */
  readonly cards: Readonly<Record<string, string>>
  readonly notes: string
}

/** At least one for each calculator, the first with figures a homeowner would type. */
export const examples: Readonly<Record<CalculatorSlug, readonly [Example, ...Example[]]>> = {
  solar: [
    {
      // 150 / 0.12 = 1250 kWh a month; 1250 / (30 × 5 × 0.75) = 1250 / 112.5 = 11.11… → 11.1 kW
      // 150 × 12 × 0.9 = 1620; 11.1 × 3000 / 1620 = 33300 / 1620 = 20.55… → 20.6 years
      typed: { 'Average Monthly Electricity Bill ($)': '150', 'Average Daily Sun Hours': '5' },
      inputs: { monthlyBill: '150', sunHours: '5' },
      results: { recommendedSize: 11.1, estimatedSavings: 1620, paybackPeriod: 20.6 },
      cards: { 'System Size': '11.1 kW', 'Annual Savings': '$1,620', 'Payback Period': '20.6 years' },
      notes: 'Monthly bill: $150',
    },
    {
      // The rate changed to 0.25: 150.5 / 0.25 = 602 kWh; 602 / (30 × 4.5 × 0.75 = 101.25) = 5.945… → 5.9 kW
      // 150.5 × 12 × 0.9 = 1625.4 → 1625; 5.9 × 3000 / 1625 = 17700 / 1625 = 10.89… → 10.9 years
      typed: {
        'Average Monthly Electricity Bill ($)': '150.5',
        'Average Daily Sun Hours': '4.5',
        'Electricity rate ($/kWh)': '0.25',
      },
      inputs: { monthlyBill: '150.5', sunHours: '4.5', electricityRate: '0.25' },
      results: { recommendedSize: 5.9, estimatedSavings: 1625, paybackPeriod: 10.9 },
      cards: { 'System Size': '5.9 kW', 'Annual Savings': '$1,625', 'Payback Period': '10.9 years' },
      notes: 'Monthly bill: $150.5',
    },
  ],
  battery: [
    {
      // 30 × 12 / 24 = 15 kWh; 15 000 Wh / 48 V = 312.5 → 313 Ah (half away from zero); 15 × 1000 = 15 000
      typed: { 'Daily Energy Usage (kWh)': '30', 'Desired Backup Hours': '12', 'System Voltage (V)': '48' },
      inputs: { dailyUsage: '30', backupHours: '12', systemVoltage: '48' },
      results: { recommendedCapacity: 15, ampHours: 313, estimatedCost: 15000 },
      cards: { 'Recommended Capacity': '15 kWh', 'Required Amp Hours': '313 AH', 'Estimated Cost': '$15,000' },
      notes: 'Daily usage: 30 kWh',
    },
    {
      // 29 × 7 / 24 = 8.4583… kWh → 8.5; unrounded 8458.3… / 24 = 352.43 → 352; 8458.3… → 8500 to the nearest 100
      typed: { 'Daily Energy Usage (kWh)': '29', 'Desired Backup Hours': '7', 'System Voltage (V)': '24' },
      inputs: { dailyUsage: '29', backupHours: '7', systemVoltage: '24' },
      results: { recommendedCapacity: 8.5, ampHours: 352, estimatedCost: 8500 },
      cards: { 'Recommended Capacity': '8.5 kWh', 'Required Amp Hours': '352 AH', 'Estimated Cost': '$8,500' },
      notes: 'Daily usage: 29 kWh',
    },
  ],
  'sun-path': [
    {
      // 37.7749 × 0.76 + 3.1 = 28.7089 + 3.1 = 31.8089 → 32°; cos 37.7749° = 0.79042; × 12 = 9.485 → 9.5
      typed: { Latitude: '37.7749', Longitude: '-122.4194' },
      inputs: { latitude: '37.7749', longitude: '-122.4194' },
      results: { optimalAngle: 32, orientation: 'South', peakSunHours: 9.5 },
      cards: { 'Optimal Tilt Angle': '32°', Orientation: 'South', 'Peak Sun Hours': '9.5 hours/day' },
      notes: 'Location: 37.7749, -122.4194',
    },
    {
      // 33.8688 × 0.76 + 3.1 = 25.7403 + 3.1 = 28.8403 → 29°; cos 33.8688° = 0.83031; × 12 = 9.9637 → 10.0
      typed: { Latitude: '-33.8688', Longitude: '151.2093' },
      inputs: { latitude: '-33.8688', longitude: '151.2093' },
      results: { optimalAngle: 29, orientation: 'North', peakSunHours: 10 },
      cards: { 'Optimal Tilt Angle': '29°', Orientation: 'North', 'Peak Sun Hours': '10 hours/day' },
      notes: 'Location: -33.8688, 151.2093',
    },
  ],
  'energy-usage': [
    {
      // 150 × 24 = 3600, 1500 × 8 = 12 000, 100 × 4 = 400: 16 000 Wh = 16 kWh; × 30 = 480; × 0.12 = 57.60
      typed: {},
      rows: [
        { 'Appliance Name': 'Refrigerator', Watts: '150', 'Hours per Day': '24' },
        { 'Appliance Name': 'AC', Watts: '1500', 'Hours per Day': '8' },
        { 'Appliance Name': 'LED TV', Watts: '100', 'Hours per Day': '4' },
      ],
      inputs: {
        appliances: [
          { name: 'Refrigerator', watts: '150', hoursPerDay: '24' },
          { name: 'AC', watts: '1500', hoursPerDay: '8' },
          { name: 'LED TV', watts: '100', hoursPerDay: '4' },
        ],
      },
      results: { dailyUsage: 16, monthlyUsage: 480, monthlyCost: 57.6 },
      cards: { 'Daily Usage': '16 kWh', 'Monthly Usage': '480 kWh', 'Monthly Cost': '$57.60' },
      notes: '3 appliances',
    },
  ],
  'battery-charge': [
    {
      // 4 × 300 = 1200 W; 1200 / 12 = 100 A; 100 × 5 = 500 Ah
      typed: {
        'System Voltage (V)': '12',
        'Solar Panel Wattage (W)': '300',
        'Number of Panels': '4',
        'Sun Hours': '5',
      },
      inputs: { voltage: '12', panelWattage: '300', panelCount: '4', sunHours: '5' },
      results: { ampsPerHour: 100, totalAmpHours: 500 },
      cards: { 'Charging Current': '100 A', 'Total Amp Hours': '500 AH' },
      notes: '4 × 300 W panels',
    },
    {
      // One panel, as the form starts: 250 / 24 = 10.4166… → 10.42; unrounded × 5.5 = 57.29166… → 57.29
      typed: { 'System Voltage (V)': '24', 'Solar Panel Wattage (W)': '250', 'Sun Hours': '5.5' },
      inputs: { voltage: '24', panelWattage: '250', panelCount: '1', sunHours: '5.5' },
      results: { ampsPerHour: 10.42, totalAmpHours: 57.29 },
      cards: { 'Charging Current': '10.42 A', 'Total Amp Hours': '57.29 AH' },
      notes: '1 × 250 W panel',
    },
  ],
  'sun-hours': [
    {
      // 200 × 12 = 2400 Wh; 2400 / 300 = 8 h
      typed: { 'Battery Capacity (AH)': '200', 'Solar Panel Wattage (W)': '300', 'System Voltage (V)': '12' },
      inputs: { batteryCapacity: '200', panelWattage: '300', systemVoltage: '12' },
      results: { requiredHours: 8, dailyEnergyNeeded: 2400 },
      cards: { 'Required Sun Hours': '8 hours', 'Daily Energy Needed': '2,400 Wh' },
      notes: 'Battery: 200 Ah, 300 W panel',
    },
  ],
  'panel-requirement': [
    {
      // 200 × 12 = 2400 Wh; / 0.8 = 3000; 3000 / (300 × 4 = 1200) = 2.5 → 3 panels; 3 × 300 = 900 W
      typed: {
        'Battery Capacity (AH)': '200',
        'System Voltage (V)': '12',
        'Available Sun Hours': '4',
        'Panel Wattage (W)': '300',
      },
      inputs: { batteryCapacity: '200', systemVoltage: '12', sunHours: '4', panelWattage: '300' },
      results: { panelsNeeded: 3, totalWattage: 900, systemEfficiency: 80 },
      cards: { 'Panels Needed': '3', 'Total Wattage': '900 W', 'System Efficiency': '80%' },
      notes: 'Battery: 200 Ah, 300 W panel',
    },
    {
      // 2400 / 0.8 = 3000; 3000 / (300 × 5 = 1500) = exactly 2 panels; 600 W
      typed: {
        'Battery Capacity (AH)': '200',
        'System Voltage (V)': '12',
        'Available Sun Hours': '5',
        'Panel Wattage (W)': '300',
      },
      inputs: { batteryCapacity: '200', systemVoltage: '12', sunHours: '5', panelWattage: '300' },
      results: { panelsNeeded: 2, totalWattage: 600, systemEfficiency: 80 },
      cards: { 'Panels Needed': '2', 'Total Wattage': '600 W', 'System Efficiency': '80%' },
      notes: 'Battery: 200 Ah, 300 W panel',
    },
  ],
  'payback-period': [
    {
      // 20 000 − 6000 = 14 000; 1800 − 200 = 1600; growing by 2.5 %:
      // sum of 7 years = 1600 × (1.025^7 − 1) / 0.025 = 64 000 × 0.188685754 = 12 075.888
      // year 8 saves 1600 × 1.025^7 = 1901.897; (14 000 − 12 075.888) / 1901.897 = 1.0117: not in year 8
      // sum of 8 = 13 977.785; year 9 saves 1949.445; 22.215 / 1949.445 = 0.0114: 8.0114 → 8.0 years
      // sum of 25 = 64 000 × (1.025^25 − 1 = 0.853944103) = 54 652.4226; − 14 000 = 40 652.42 → 40 652
      typed: {
        'Total System Cost ($)': '20000',
        'Annual Energy Savings ($)': '1800',
        'Government Incentives/Rebates ($)': '6000',
        'Annual Maintenance Cost ($)': '200',
      },
      inputs: {
        systemCost: '20000',
        annualSavings: '1800',
        incentives: '6000',
        maintenanceCost: '200',
        rateIncrease: '2.5',
      },
      results: { netSystemCost: 14000, annualNetSavings: 1600, paybackPeriod: 8, totalSavings: 40652 },
      cards: {
        'Net System Cost': '$14,000',
        'Annual Net Savings': '$1,600',
        'Payback Period': '8.0 years',
        '25-Year Savings': '$40,652',
      },
      notes: 'System cost: $20,000',
    },
    {
      // Maintenance above the savings: 300 − 400 = −100 a year, the rate 0: 25 × −100 − 10 000.5 = −12 500.5 → −12 501
      typed: {
        'Total System Cost ($)': '10000.50',
        'Annual Energy Savings ($)': '300',
        'Annual Maintenance Cost ($)': '400',
        'Annual Electricity Rate Increase (%)': '0',
      },
      inputs: {
        systemCost: '10000.50',
        annualSavings: '300',
        incentives: '',
        maintenanceCost: '400',
        rateIncrease: '0',
      },
      results: { netSystemCost: 10000.5, annualNetSavings: -100, paybackPeriod: null, totalSavings: -12501 },
      cards: {
        'Net System Cost': '$10,000.50',
        'Annual Net Savings': '−$100',
        'Payback Period': 'Not within 25 years',
        '25-Year Savings': '−$12,501',
      },
      notes: 'System cost: $10,000.5',
    },
  ],
  'solar-loan': [
    {
      // 20 000 − 5000 = 15 000 at 8 % over 5 years: PMT(0.08 / 12, 60, 15 000) = 304.145914 (published, see loan tests)
      // 304.1459143262052 × 60 = 18 248.754860 − 15 000 = 3248.75; 20 000 + 3248.75 = 23 248.75; 3248.754860 / 15 000 = 21.658 %
      typed: {
        'System Cost ($)': '20000',
        'Down Payment ($)': '5000',
        'Annual Interest Rate (%)': '8',
        'Loan Term (Years)': '5',
      },
      inputs: { loanAmount: '20000', downPayment: '5000', interestRate: '8', loanTerm: '5' },
      results: { monthlyPayment: 304.15, totalInterest: 3248.75, totalCost: 23248.75, effectiveRate: 21.66 },
      cards: {
        'Monthly Payment': '$304.15',
        'Total Interest': '$3,248.75',
        'Total Cost': '$23,248.75',
        'Effective Rate': '21.66%',
      },
      notes: 'Loan: $20,000 over 5 years',
    },
    {
      // Without interest: 10 000 / 36 = 277.77… → 277.78
      typed: { 'System Cost ($)': '10000', 'Annual Interest Rate (%)': '0', 'Loan Term (Years)': '3' },
      inputs: { loanAmount: '10000', downPayment: '', interestRate: '0', loanTerm: '3' },
      results: { monthlyPayment: 277.78, totalInterest: 0, totalCost: 10000, effectiveRate: 0 },
      cards: {
        'Monthly Payment': '$277.78',
        'Total Interest': '$0.00',
        'Total Cost': '$10,000.00',
        'Effective Rate': '0%',
      },
      notes: 'Loan: $10,000 over 3 years',
    },
  ],
  'bill-comparison': [
    {
      // 150 / 1000 = 0.15 $/kWh; (1000 − 600) × 0.15 × 12 = 720; 150 × 12 = 1800; 1800 − 720 = 1080; 1080 / 1800 = 60 %
      typed: {
        'Current Monthly Bill ($)': '150',
        'Monthly Consumption (kWh)': '1000',
        'Expected Solar Generation (kWh/month)': '600',
      },
      inputs: { currentBill: '150', monthlyConsumption: '1000', solarGeneration: '600' },
      results: { currentAnnualCost: 1800, projectedAnnualCost: 720, annualSavings: 1080, percentageSavings: 60 },
      cards: {
        'Current Annual Cost': '$1,800',
        'Projected Annual Cost': '$720',
        'Annual Savings': '$1,080',
        'Percentage Savings': '60%',
      },
      notes: 'Solar generation: 600 kWh/month',
    },
    {
      // More sun than use: nothing is bought, all 12 × 99.99 = 1199.88 → 1200 are saved
      typed: {
        'Current Monthly Bill ($)': '99.99',
        'Monthly Consumption (kWh)': '700',
        'Expected Solar Generation (kWh/month)': '800',
      },
      inputs: { currentBill: '99.99', monthlyConsumption: '700', solarGeneration: '800' },
      results: { currentAnnualCost: 1200, projectedAnnualCost: 0, annualSavings: 1200, percentageSavings: 100 },
      cards: {
        'Current Annual Cost': '$1,200',
        'Projected Annual Cost': '$0',
        'Annual Savings': '$1,200',
        'Percentage Savings': '100%',
      },
      notes: 'Solar generation: 800 kWh/month',
    },
  ],
}

/** A value without meaning for a box of each screen, which is refused there; the rows of Energy Usage have a test of their own. */
export const refusedValues: Readonly<
  Record<Exclude<CalculatorSlug, 'energy-usage'>, readonly [label: string, value: string]>
> = {
  solar: ['Average Monthly Electricity Bill ($)', '-150'],
  battery: ['System Voltage (V)', '0'],
  'sun-path': ['Latitude', '91'],
  'battery-charge': ['Number of Panels', '1.5'],
  'sun-hours': ['Solar Panel Wattage (W)', 'three hundred'],
  'panel-requirement': ['Available Sun Hours', '25'],
  'payback-period': ['Annual Maintenance Cost ($)', '-1'],
  'solar-loan': ['Down Payment ($)', '20000'],
  'bill-comparison': ['Monthly Consumption (kWh)', '0'],
}
