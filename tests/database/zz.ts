import { startRealPostgres } from '/work/main/tests/database/real-postgres.ts'
let t=performance.now(); const p = await startRealPostgres(); console.log('start', performance.now()-t, p.urlOf('x'))
if (process.argv[2]==='hang') { console.log('hang'); await new Promise(r=>setTimeout(r,60000)) }
t=performance.now(); await p.stop(); console.log('stop', performance.now()-t)
