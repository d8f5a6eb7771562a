/** Where the sites of the browser tests listen, and where the one with mail looks for its mail server. */
export function e2ePorts() {
  const site = Number(process.env.E2E_PORT)
  return { site, withMail: site + 1, smtpPort: site + 2 }
}
