-- The exposed surface of survey maps, their points, and the survey.
set local role waldkerf_owner;

create view api.karte with (security_invoker = true) as
  select id, map_name, width, height, din, client_id, georef_bash, epsg, georef_label, georef_typ, res, scale, jahr,
    client_status, typ, status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde,
    bem_to_client, bem_apus, show_client, version
  from data.karte;

create view api.mappoint with (security_invoker = true) as
  select karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual from data.mappoint;

grant select,
  insert (
    map_name, width, height, din, client_id, epsg, georef_label, georef_typ, res, scale, jahr, client_status, typ,
    status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde, bem_to_client, bem_apus,
    show_client
  ),
  update (
    show_client, georef_label, res, scale, jahr, client_status, georef_typ, epsg, typ, status, bem_client,
    ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde, bem_to_client, bem_apus
  )
  on api.karte to ogf_expert;
grant insert (georef_bash), update (georef_bash), delete on api.karte to ogf_admin;
grant select, insert, delete on api.mappoint to ogf_expert;

-- A map, or a repeat's stored one. Absent columns have the table's defaults.
create function app.insert_map() returns trigger
language plpgsql set search_path = '' as $$
declare
  payload jsonb := to_jsonb(new);
  answer jsonb := app.replay_row(payload);
begin
  if answer is null then
    if (new.client_id in (select app.my_clients())) is not true and not app.is_at_least('ogf_admin') then
      perform app.refuse(403, 'not_your_client', 'Karten dürfen Sie nur für Ihre Kunden anlegen.');
    end if;
    if new.client_id is not null then
      perform app.known_client(new.client_id::text);
    end if;
    insert into data.karte as k (
      map_name, width, height, din, client_id, georef_bash, epsg, georef_label, georef_typ, res, scale, jahr,
      client_status, typ, status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde,
      bem_to_client, bem_apus, show_client
    )
      values (
        coalesce(new.map_name, ''), new.width, new.height, coalesce(new.din, ''), new.client_id,
        coalesce(new.georef_bash, ''), new.epsg, coalesce(new.georef_label, ''), coalesce(new.georef_typ, ''), new.res,
        new.scale, new.jahr, coalesce(new.client_status, ''), coalesce(new.typ, ''), coalesce(new.status, ''),
        coalesce(new.bem_client, ''), coalesce(new.ausf_unternehmen, ''), coalesce(new.auftr_nr, ''),
        coalesce(new.reg_nr, ''), coalesce(new.kreis, ''), coalesce(new.gemarkung, ''), coalesce(new.gemeinde, ''),
        coalesce(new.bem_to_client, ''), coalesce(new.bem_apus, ''), coalesce(new.show_client, false)
      )
      returning k.id into new.id;
    select to_jsonb(k) into answer from api.karte k where k.id = new.id;
    perform app.remember_row(payload, answer);
  end if;
  return jsonb_populate_record(null::api.karte, answer);
end
$$;

create function app.insert_point() returns trigger
language plpgsql set search_path = '' as $$
declare
  payload jsonb := to_jsonb(new);
  answer jsonb := app.replay_row(payload);
begin
  if answer is not null then
    return jsonb_populate_record(null::api.mappoint, answer);
  end if;
  perform from data.karte k where k.id = new.karte_id;
  if not found then
    perform app.refuse(403, 'not_your_map', 'Zu dieser Karte dürfen Sie keine Punkte anlegen.');
  end if;
  new.enable := coalesce(new.enable, true);
  insert into data.mappoint (karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual)
    values (
      new.karte_id, new.nr, new.mapx, new.mapy, new.pixelx, new.pixely, new.enable, new.dx, new.dy, new.residual
    )
    on conflict do nothing;
  if not found then
    perform app.refuse(409, 'point_exists', format('Die Karte hat schon einen Punkt mit der Nummer %s.', new.nr));
  end if;
  perform app.remember_row(payload, to_jsonb(new));
  return new;
end
$$;

create trigger a_begin before insert on api.karte for each statement execute function app.begin_rows();
create trigger b_insert instead of insert on api.karte for each row execute function app.insert_map();
create trigger c_end after insert on api.karte for each statement execute function app.end_rows();
create trigger a_begin before insert on api.mappoint for each statement execute function app.begin_rows();
create trigger b_insert instead of insert on api.mappoint for each row execute function app.insert_point();
create trigger c_end after insert on api.mappoint for each statement execute function app.end_rows();

create function api.a_get_map_list_from_db() returns setof api.karte
language sql stable set search_path = ''
begin atomic
  select k.* from api.karte k order by k.map_name collate "de-x-icu", k.id;
end;

-- Numbers of rows, of drains their length in metres.
create view app.survey with (security_invoker = true) as
  select client_id, klasse, vermessen, erfq, qdt, aop, coalesce(laenge, 1) as menge
  from data.einmessung;
grant select on app.survey to ogf_expert;

create function app.survey_shares(client_id text, wanted_class text)
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

create function api.a_get_ausm_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'ausm');
end;

create function api.a_get_schae_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'scha');
end;

create function api.a_get_schlu_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'schl');
end;

create function api.a_get_einl_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'einl');
end;

create function api.a_get_drae_overview_vermessen(client_id text default '')
returns table (vermessen boolean, summe double precision)
language sql stable set search_path = ''
begin atomic
  select * from app.survey_shares(client_id, 'drae');
end;

create view api.drae_laenge_nach_erfq with (security_invoker = true) as
  select erfq, round(sum(menge))::double precision as round from app.survey where klasse = 'drae' group by erfq order by 2 desc, erfq;

create view api.drae_laenge_qdt_nach_aop with (security_invoker = true) as
  select qdt, aop, round(sum(menge))::double precision as round from app.survey where klasse = 'drae'
  group by qdt, aop order by qdt, aop;

create function api.a_get_draenage_overview_erfq() returns setof api.drae_laenge_nach_erfq
language sql stable set search_path = ''
begin atomic
  select v.* from api.drae_laenge_nach_erfq v order by v.round desc, v.erfq;
end;

-- Over all clients that the caller sees. There is none for inlets.
create view app.survey_overview with (security_invoker = true) as
  select klasse, case vermessen when true then 'vermessen' when false then 'vermutet' else '' end as bezeichnung,
    round(sum(menge), 1)::double precision as summe, count(*)::integer as anzahl
  from app.survey group by klasse, vermessen;
grant select on app.survey_overview to ogf_expert;

create view api.drae_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'drae' order by bezeichnung desc;
create view api.ausm_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'ausm' order by bezeichnung desc;
create view api.scha_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'scha' order by bezeichnung desc;
create view api.schl_einmessung_uebersicht with (security_invoker = true) as
  select bezeichnung, summe, anzahl from app.survey_overview where klasse = 'schl' order by bezeichnung desc;

grant select on
  api.drae_laenge_nach_erfq, api.drae_laenge_qdt_nach_aop, api.drae_einmessung_uebersicht,
  api.ausm_einmessung_uebersicht, api.scha_einmessung_uebersicht, api.schl_einmessung_uebersicht
to ogf_expert;
grant execute on function
  app.insert_map(), app.insert_point(), app.survey_shares(text, text), api.a_get_map_list_from_db(),
  api.a_get_ausm_overview_vermessen(text), api.a_get_schae_overview_vermessen(text),
  api.a_get_schlu_overview_vermessen(text), api.a_get_einl_overview_vermessen(text),
  api.a_get_drae_overview_vermessen(text), api.a_get_draenage_overview_erfq()
to ogf_expert;

reset role;
