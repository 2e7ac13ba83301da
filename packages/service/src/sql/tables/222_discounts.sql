-- Skonto: how much less is to be paid, in per cent, within how many days of an invoice's date (docs/decisions/0160). It
-- is none where either is 0. `vorgaben` has what new documents begin with. Readable meanwhile.
alter table data.vorgaben
  add column skonto_tage integer not null default 0 check (skonto_tage between 0 and 365),
  add column skonto_prozent numeric not null default 0 check (skonto_prozent between 0 and 100 and scale(skonto_prozent) <= 2);
alter table data.angebot
  add column skonto_tage integer not null default 0 check (skonto_tage between 0 and 365),
  add column skonto_prozent numeric not null default 0 check (skonto_prozent between 0 and 100 and scale(skonto_prozent) <= 2);
alter table data.rechnung
  add column skonto_tage integer not null default 0 check (skonto_tage between 0 and 365),
  add column skonto_prozent numeric not null default 0 check (skonto_prozent between 0 and 100 and scale(skonto_prozent) <= 2);
