-- Text blocks, line item templates and acronyms are kept by the office itself.

create policy read_all on data.freitext for select to ogf_admin using (true);
create policy add on data.freitext for insert to ogf_admin with check (true);
create policy change on data.freitext for update to ogf_admin using (true) with check (true);
create policy remove on data.freitext for delete to ogf_admin using (true);
grant select, delete, insert (titel, text), update (titel, text) on data.freitext to ogf_admin;

create policy read_all on data.position_tmpl for select to ogf_admin using (true);
create policy add on data.position_tmpl for insert to ogf_admin with check (true);
create policy change on data.position_tmpl for update to ogf_admin using (true) with check (true);
create policy remove on data.position_tmpl for delete to ogf_admin using (true);
grant select, delete,
  insert (bez, einheit, ep, erl, erl_titel),
  update (bez, einheit, ep, erl, erl_titel)
  on data.position_tmpl to ogf_admin;

create policy read_all on data.kuerzel for select to ogf_expert using (true);
create policy add on data.kuerzel for insert to ogf_admin with check (true);
create policy change on data.kuerzel for update to ogf_admin using (true) with check (true);
create policy remove on data.kuerzel for delete to ogf_admin using (true);
grant select on data.kuerzel to ogf_expert;
grant delete, insert (kuerzel, name), update (name, unterschrift) on data.kuerzel to ogf_admin;

create or replace view app.line_item_template with (security_invoker = true) as
  select id, bez, einheit, ep::text as ep, erl, erl_titel, version from data.position_tmpl;
grant select on app.line_item_template to ogf_admin;

create or replace view app.acronym with (security_invoker = true) as
  select kuerzel, name, unterschrift, version from data.kuerzel;
grant select on app.acronym to ogf_expert;

create or replace view app.text_block with (security_invoker = true) as
  select id, titel, text, version from data.freitext;
grant select on app.text_block to ogf_admin;

create or replace function app.changed_acronym(wanted text) returns app.acronym
language sql stable set search_path = ''
begin atomic
  select a.* from app.acronym a where a.kuerzel = wanted;
end;

create or replace function app.changed_text_block(wanted bigint) returns app.text_block
language sql stable set search_path = ''
begin atomic
  select t.* from app.text_block t where t.id = wanted;
end;

create or replace function app.changed_line_item_template(wanted bigint) returns app.line_item_template
language sql stable set search_path = ''
begin atomic
  select t.* from app.line_item_template t where t.id = wanted;
end;

create or replace function app.guard_acronym() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('bad_acronym') where app.is_blank(new.kuerzel);
  return new;
end
$$;

create or replace function api.a_get_position_tmpl() returns setof app.line_item_template
language sql stable set search_path = ''
begin atomic
  select t.* from app.line_item_template t order by t.bez collate "de-x-icu", t.id;
end;

create or replace function api.a_get_all_freitexte() returns setof app.text_block
language sql stable set search_path = ''
begin atomic
  select t.* from app.text_block t order by t.titel collate "de-x-icu", t.id;
end;

create or replace function api.a_get_acronyms() returns setof app.acronym
language sql stable set search_path = ''
begin atomic
  select a.* from app.acronym a order by a.kuerzel collate "de-x-icu";
end;

create or replace function api.w_add_freitext(titel text default '', text text default '') returns app.text_block
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(titel, text));
  made bigint;
begin
  if answer is null then
    insert into data.freitext as t (titel, text) values (app.to_name(titel), app.to_text(text, 10000))
      returning t.id into made;
    answer := app.remember(to_jsonb(app.changed_text_block(made)));
  end if;
  return jsonb_populate_record(null::app.text_block, answer);
end
$$;

create or replace function api.w_update_freitext(id text default '', titel text default '', text text default '')
returns app.text_block
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.freitext t set titel = app.to_name(titel), text = app.to_text(text, 10000) where t.id = wanted;
  perform app.refuse('not_found.text') where not found;
  return app.changed_text_block(wanted);
end
$$;

-- Whether there was one; likewise below.
create or replace function api.w_delete_freitext(id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.freitext t where t.id = app.to_id(w_delete_freitext.id);
  return found;
end
$$;

create or replace function api.w_add_position_tmpl(
  bez text default '', einheit text default '', ep text default '', erl text default '', erl_titel text default ''
) returns app.line_item_template
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(bez, einheit, ep, erl, erl_titel));
  made bigint;
begin
  if answer is null then
    insert into data.position_tmpl as t (bez, einheit, ep, erl, erl_titel)
      values (
        app.to_column(bez, 'data.position_tmpl', 'bez'), app.to_column(einheit, 'data.position_tmpl', 'einheit'),
        app.to_decimal(ep, 999999999999, 6), app.to_column(erl, 'data.position_tmpl', 'erl'),
        app.to_column(erl_titel, 'data.position_tmpl', 'erl_titel')
      )
      returning t.id into made;
    answer := app.remember(to_jsonb(app.changed_line_item_template(made)));
  end if;
  return jsonb_populate_record(null::app.line_item_template, answer);
end
$$;

create or replace function api.w_update_position_tmpl(
  id text default '', bez text default '', einheit text default '', ep text default '', erl text default '',
  erl_titel text default ''
) returns app.line_item_template
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.position_tmpl t
    set bez = app.to_column(bez, 'data.position_tmpl', 'bez'),
      einheit = app.to_column(einheit, 'data.position_tmpl', 'einheit'),
      ep = app.to_decimal(ep, 999999999999, 6),
      erl = app.to_column(erl, 'data.position_tmpl', 'erl'),
      erl_titel = app.to_column(erl_titel, 'data.position_tmpl', 'erl_titel')
    where t.id = wanted;
  perform app.refuse('not_found.template') where not found;
  return app.changed_line_item_template(wanted);
end
$$;

create or replace function api.w_delete_position_tmpl(id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.position_tmpl t where t.id = app.to_id(w_delete_position_tmpl.id);
  return found;
end
$$;

create or replace function api.w_add_kuerzel(kuerzel text default '', name text default '') returns app.acronym
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(kuerzel, name));
begin
  if answer is null then
    perform app.refuse('bad_acronym') where coalesce(kuerzel, '') !~ '^\S{1,10}$';
    insert into data.kuerzel (kuerzel, name) values (kuerzel, app.to_text(name, 200)) on conflict do nothing;
    perform app.refuse('acronym_taken') where not found;
    answer := app.remember(to_jsonb(app.changed_acronym(kuerzel)));
  end if;
  return jsonb_populate_record(null::app.acronym, answer);
end
$$;

create or replace function api.w_update_kuerzel(
  kuerzel text default '', name text default '', unterschrift text default ''
) returns app.acronym
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  update data.kuerzel k
    set name = app.to_text(name, 200), unterschrift = app.to_office_picture_name(unterschrift)
    where k.kuerzel = kuerzel;
  perform app.refuse('not_found.acronym') where not found;
  return app.changed_acronym(kuerzel);
end
$$;

-- Documents keep the acronym that they were written with.
create or replace function api.w_delete_kuerzel(kuerzel text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.kuerzel k where k.kuerzel = w_delete_kuerzel.kuerzel;
  return found;
end
$$;

create or replace trigger a_version before update on data.freitext for each row execute function app.guard_version();
create or replace trigger z_change after update or delete on data.freitext
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.freitext
  for each row execute function app.record_creation('id');

create or replace trigger a_version before update on data.position_tmpl
  for each row execute function app.guard_version();
create or replace trigger z_change after update or delete on data.position_tmpl
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.position_tmpl
  for each row execute function app.record_creation('id');

create or replace trigger a_blank before insert or update of name on data.kuerzel
  for each row execute function app.clear_blank('name');
create or replace trigger a_version before update on data.kuerzel for each row execute function app.guard_version();
create or replace trigger b_acronym before insert on data.kuerzel for each row execute function app.guard_acronym();

grant execute on function api.a_get_acronyms to ogf_expert;
grant execute on function
  app.changed_acronym, app.changed_text_block, app.changed_line_item_template, api.a_get_position_tmpl,
  api.a_get_all_freitexte, api.w_add_freitext, api.w_update_freitext, api.w_delete_freitext, api.w_add_position_tmpl,
  api.w_update_position_tmpl, api.w_delete_position_tmpl, api.w_add_kuerzel, api.w_update_kuerzel, api.w_delete_kuerzel
to ogf_admin;
