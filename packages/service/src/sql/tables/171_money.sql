-- Money that came in for a replaced invoice goes over to the one that stands for it: two payments, each naming the other side.
alter table data.zahlung add column gegenrechnung_id bigint references data.rechnung (id);
alter table data.zahlung add check (gegenrechnung_id <> rechnung_id);

-- Of release 0.1.0, with fewer arguments.
drop function if exists api.w_add_zahlung(text, text, text, text, text, text);
drop function if exists app.payment_state(numeric, numeric, date, date, boolean, boolean) cascade;
