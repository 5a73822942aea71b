-- Its lines tell the campaign's name, whose type changes.
drop function financial.charged_lines(financial.debt, integer, date);
--> statement-breakpoint
ALTER TABLE "financial"."campaign" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('pt-BR', "name");--> statement-breakpoint
ALTER TABLE "financial"."campaign" ALTER COLUMN "description" SET DATA TYPE jsonb USING case when "description" is not null then jsonb_build_object('pt-BR', "description") end;
--> statement-breakpoint
-- How charged_amount came about. The lines sum to it, and keep the campaign's name in all its languages: payments record them.
create function financial.charged_lines(d financial.debt, within_campaign integer, on_date date) returns jsonb
language sql stable parallel safe
return financial.amount_lines(d, on_date) || coalesce((
  select jsonb_build_array(jsonb_build_object(
    'kind', 'campaign_discount', 'amount', -financial.campaign_discount(c, d, on_date),
    'rateBasisPoints', null, 'days', null, 'date', c.valid_to, 'name', c.name))
  from financial.campaign c
  where c.campaign_id = within_campaign and financial.campaign_takes(c, d, on_date)), '[]');
--> statement-breakpoint
-- Amount lines as they are shown. Those of earlier payments have the name in one language.
create function financial.lines_in(lines jsonb, languages text[]) returns jsonb
language sql immutable parallel safe
return (
  select coalesce(jsonb_agg(
    case when jsonb_typeof(line -> 'name') = 'object' then line || jsonb_build_object('name', financial.text_in(line -> 'name', languages)) else line end
    order by position), '[]')
  from jsonb_array_elements(lines) with ordinality as l(line, position));
