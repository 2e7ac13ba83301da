-- The survey's objects, in numbers.

create policy read_connected on data.einmessung for select to ogf_expert
  using (client_id in (select app.my_clients()));
create policy read_all on data.einmessung for select to ogf_admin using (true);
grant select on data.einmessung to ogf_expert;

-- Numbers of rows, of drains their length in metres.
create or replace view app.survey with (security_invoker = true) as
  select client_id, klasse, vermessen, erfq, qdt, aop, coalesce(laenge, 1) as menge
  from data.einmessung;
grant select on app.survey to ogf_expert;

create or replace function app.survey_shares(client_id text, wanted_class text)
returns table (vermessen boolean, summe double precision)
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client(client_id);
begin
  return query
    select s.vermessen, round(sum(s.menge), 1)::double precision from app.survey s
    where s.client_id = wanted and s.klasse = wanted_class
    group by s.vermessen order by s.vermessen desc nulls last;
end
$$;

create or replace function api.a_get_ausm_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'ausm');
end;

create or replace function api.a_get_schae_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'scha');
end;

create or replace function api.a_get_schlu_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'schl');
end;

create or replace function api.a_get_einl_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'einl');
end;

create or replace function api.a_get_drae_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'drae');
end;

create or replace view api.drae_laenge_nach_erfq with (security_invoker = true) as
  select erfq, round(sum(menge))::double precision as round from app.survey where klasse = 'drae' group by erfq order by 2 desc, erfq;
grant select on api.drae_laenge_nach_erfq to ogf_expert;

create or replace view api.drae_laenge_qdt_nach_aop with (security_invoker = true) as
  select qdt, aop, round(sum(menge))::double precision as round from app.survey where klasse = 'drae'
  group by qdt, aop order by qdt, aop;
grant select on api.drae_laenge_qdt_nach_aop to ogf_expert;

create or replace function api.a_get_draenage_overview_erfq() returns setof api.drae_laenge_nach_erfq
language sql stable set search_path = ''
begin atomic
  select v.* from api.drae_laenge_nach_erfq v order by v.round desc, v.erfq;
end;

-- Over all clients that the caller sees. There is no such view for inlets.
create or replace view app.survey_overview with (security_invoker = true) as
  select klasse, case vermessen when true then 'vermessen' when false then 'vermutet' else '' end as bezeichnung,
    round(sum(menge), 1)::double precision as summe, count(*)::integer as anzahl
  from app.survey group by klasse, vermessen;
grant select on app.survey_overview to ogf_expert;

create or replace view api.drae_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'drae' order by bezeichnung desc;
grant select on api.drae_einmessung_uebersicht to ogf_expert;

create or replace view api.ausm_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'ausm' order by bezeichnung desc;
grant select on api.ausm_einmessung_uebersicht to ogf_expert;

create or replace view api.scha_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'scha' order by bezeichnung desc;
grant select on api.scha_einmessung_uebersicht to ogf_expert;

create or replace view api.schl_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'schl' order by bezeichnung desc;
grant select on api.schl_einmessung_uebersicht to ogf_expert;

grant execute on function
  app.survey_shares, api.a_get_ausm_overview_vermessen, api.a_get_schae_overview_vermessen,
  api.a_get_schlu_overview_vermessen, api.a_get_einl_overview_vermessen, api.a_get_drae_overview_vermessen,
  api.a_get_draenage_overview_erfq
to ogf_expert;
