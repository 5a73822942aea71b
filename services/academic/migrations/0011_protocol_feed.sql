CREATE TABLE "academic"."protocol_cursor" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "protocol_cursor_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "academic"."protocol_cursor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "academic"."protocol_feed" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"position" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_feed_tenant_id_user_id_position_pk" PRIMARY KEY("tenant_id","user_id","position")
);
--> statement-breakpoint
ALTER TABLE "academic"."protocol_feed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "protocol_feed_age" ON "academic"."protocol_feed" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."protocol_cursor" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."protocol_feed" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "academic"."protocol_cursor" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "academic"."protocol_feed" FORCE ROW LEVEL SECURITY;
