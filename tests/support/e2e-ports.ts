/** Ports of the browser tests' sites and mail server. */
export function e2ePorts() {
  const site = Number(process.env.E2E_PORT)
  return { site, withMail: site + 1, smtpPort: site + 2 }
}
